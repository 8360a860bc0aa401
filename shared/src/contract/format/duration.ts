/** `1h 2m 3s`, `2m 3s` or `3s` for a number of seconds; `In progress` for a missing or negative one. */
export function runDuration(seconds: number | null | undefined): string {
  if (!isDuration(seconds)) return 'In progress';
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = `${whole % 60}s`;
  if (hours > 0) return `${hours}h ${minutes}m ${rest}`;
  return minutes > 0 ? `${minutes}m ${rest}` : rest;
}

/** `45s` or `2m 5s` for a number of seconds; `Unknown duration` for a missing or negative one. */
export function testRunDuration(seconds: number | null | undefined): string {
  if (!isDuration(seconds)) return 'Unknown duration';
  const whole = Math.floor(seconds);
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`;
}

function isDuration(seconds: number | null | undefined): seconds is number {
  return typeof seconds === 'number' && seconds >= 0;
}
