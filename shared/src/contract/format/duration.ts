/** `1h 2m 3s`, `2m 3s` or `3s` for a number of seconds; `In progress` for a missing or negative one. */
export function runDuration(seconds: number | null | undefined): string {
  if (!isDuration(seconds)) return 'In progress';
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  return hours === 0 ? inMinutes(whole) : `${hours}h ${Math.floor((whole % 3600) / 60)}m ${whole % 60}s`;
}

/** `45s` or `2m 5s` for a number of seconds; `Unknown duration` for a missing or negative one. */
export function testRunDuration(seconds: number | null | undefined): string {
  if (!isDuration(seconds)) return 'Unknown duration';
  return inMinutes(Math.floor(seconds));
}

/** `45 s` or `2 min 5 s` for a number of seconds. */
export function spacedDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function isDuration(seconds: number | null | undefined): seconds is number {
  return typeof seconds === 'number' && seconds >= 0;
}

const inMinutes = (whole: number): string =>
  whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`;
