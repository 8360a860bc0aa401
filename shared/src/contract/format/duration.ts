/** `1h 2m 3s`, `2m 3s`, `13s` or `1.5s` for a number of seconds; `In progress` for a missing or negative one. */
export function runDuration(seconds: number | null | undefined): string {
  if (!isDuration(seconds)) return 'In progress';
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  return hours === 0 ? inMinutes(seconds) : `${hours}h ${Math.floor((whole % 3600) / 60)}m ${whole % 60}s`;
}

/** `1.5s`, `45s` or `2m 5s` for a number of seconds; `Unknown duration` for a missing or negative one. */
export function testRunDuration(seconds: number | null | undefined): string {
  if (!isDuration(seconds)) return 'Unknown duration';
  return inMinutes(seconds);
}

function isDuration(seconds: number | null | undefined): seconds is number {
  return typeof seconds === 'number' && seconds >= 0;
}

/** Below ten seconds with a decimal: there it makes a difference. */
function inMinutes(seconds: number): string {
  if (seconds < 10) return `${Math.floor(seconds * 10) / 10}s`;
  const whole = Math.floor(seconds);
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`;
}
