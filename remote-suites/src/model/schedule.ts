import { DAYS_OF_WEEK, HOURLY_INTERVALS } from 'shared/constants';

/** The values of the schedule editor. Each type uses some of the fields; the others are retained for a change of type. */
export interface Schedule {
  type: 'hourly' | 'daily' | 'weekly';
  /** Hourly: every so many hours, counted from midnight. */
  hours: number;
  /** 0 to 23. */
  hour: number;
  /** 0 to 59; hourly schedules start on the hour. */
  minute: number;
  /** A day number of the AWS cron dialect: Sunday = 1 to Saturday = 7. */
  dayOfWeek: number;
}

/** Every day at 9:00 AM: the initial schedule, also for cron text that the editor cannot show. */
export const DEFAULT_SCHEDULE: Schedule = { type: 'daily', hours: 1, hour: 9, minute: 0, dayOfWeek: 2 };

const HOURLY = /^0 \*\/(?<hours>\d{1,2}) \* \* \? \*$/;
const DAILY = /^(?<minute>\d{1,2}) (?<hour>\d{1,2}) \* \* \? \*$/;
const WEEKLY = /^(?<minute>\d{1,2}) (?<hour>\d{1,2}) \? \* (?<dayOfWeek>\d) \*$/;
const PATTERNS = [
  ['hourly', HOURLY],
  ['daily', DAILY],
  ['weekly', WEEKLY],
] as const;

/** Formats AWS-style six-field cron text: minute, hour, day of month, month, day of week, year. */
export function buildExpression({ type, hours, hour, minute, dayOfWeek }: Schedule): string {
  if (type === 'hourly') return `0 */${hours} * * ? *`;
  return type === 'daily' ? `${minute} ${hour} * * ? *` : `${minute} ${hour} ? * ${dayOfWeek} *`;
}

/** Parses cron text; null if the editor cannot show it. */
export function parseExpression(expression: string): Schedule | null {
  const text = expression.trim().replace(/\s+/g, ' ');
  for (const [type, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const numbers = Object.entries(match.groups ?? {}).map(([field, digits]) => [field, Number(digits)]);
    const schedule: Schedule = { ...DEFAULT_SCHEDULE, type, ...Object.fromEntries(numbers) };
    return isWithinLimits(schedule) ? schedule : null;
  }
  return null;
}

function isWithinLimits({ hours, hour, minute, dayOfWeek }: Schedule): boolean {
  return (
    HOURLY_INTERVALS.some((interval) => interval === hours) &&
    hour <= 23 &&
    minute <= 59 &&
    DAYS_OF_WEEK.some(({ value }) => value === dayOfWeek)
  );
}
