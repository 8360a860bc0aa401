const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** Each unit applies below its limit: weeks below 4, months below 12. */
const UNITS: [limit: number, size: number, name: string][] = [
  [HOUR, MINUTE, 'minute'],
  [DAY, HOUR, 'hour'],
  [WEEK, DAY, 'day'],
  [4 * WEEK, WEEK, 'week'],
  [12 * MONTH, MONTH, 'month'],
  [Infinity, YEAR, 'year'],
];

/** `3 hours ago`; `just now` below a minute and for future times. */
export function relativeTime(at: Date | string, now: Date = new Date()): string {
  const elapsed = now.getTime() - new Date(at).getTime();
  const unit = UNITS.find(([limit]) => elapsed < limit);
  if (elapsed < MINUTE || !unit) return 'just now';
  const [, size, name] = unit;
  const count = Math.max(1, Math.floor(elapsed / size));
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}
