import { DAYS_OF_WEEK, HOURLY_INTERVALS } from 'shared/constants';
import { fromCrontab } from './crontab.ts';

type ScheduleType = 'hourly' | 'daily' | 'weekly' | 'weekdays' | 'several' | 'minutes' | 'cron';

/** The values of the schedule editor. Each type uses some of the fields; the others are retained for a change of type. */
export interface Schedule {
  type: ScheduleType;
  /** Hourly: every so many hours, counted from midnight. */
  hours: number;
  /** 0 to 23. */
  hour: number;
  /** 0 to 59; hourly schedules start on the hour. */
  minute: number;
  /** A day number of the AWS cron dialect: Sunday = 1 to Saturday = 7. */
  dayOfWeek: number;
  /** Several: the hours of the day, all at the same minute. */
  dayHours: number[];
  /** Minutes: every so many minutes, counted from the hour. */
  minutes: number;
  /** Cron: as typed, six fields or crontab's five. */
  text: string;
}

/** Every day at 9:00 AM: the initial schedule, also for text that is no schedule. */
export const DEFAULT_SCHEDULE: Schedule = {
  type: 'daily',
  hours: 1,
  hour: 9,
  minute: 0,
  dayOfWeek: 2,
  dayHours: [9, 17],
  minutes: 30,
  text: '0 9 * * ? *',
};

/** They divide an hour; a suite can be started every five minutes at most. */
export const MINUTE_INTERVALS = [5, 10, 15, 20, 30] as const;

/** The last one is any text of the cron dialect, which may still be wrong. */
const PATTERNS = [
  ['hourly', /^0 \*\/(?<hours>\d{1,2}) \* \* \? \*$/],
  ['daily', /^(?<minute>\d{1,2}) (?<hour>\d{1,2}) \* \* \? \*$/],
  ['weekly', /^(?<minute>\d{1,2}) (?<hour>\d{1,2}) \? \* (?<dayOfWeek>\d) \*$/],
  ['weekdays', /^(?<minute>\d{1,2}) (?<hour>\d{1,2}) \? \* (?:2-6|MON-FRI) \*$/i],
  ['several', /^(?<minute>\d{1,2}) (?<dayHours>\d{1,2}(?:,\d{1,2})+) \* \* \? \*$/],
  ['minutes', /^[*0]\/(?<minutes>\d{1,2}) \* \* \* \? \*$/],
  ['cron', /^(?<text>[\d*]\S*(?: \S+){5})$/],
] as const;

/** Formats AWS-style six-field cron text: minute, hour, day of month, month, day of week, year. */
export function buildExpression(schedule: Schedule): string {
  const { hour, minute } = schedule;
  switch (schedule.type) {
    case 'hourly':
      return `0 */${schedule.hours} * * ? *`;
    case 'daily':
      return `${minute} ${hour} * * ? *`;
    case 'weekly':
      return `${minute} ${hour} ? * ${schedule.dayOfWeek} *`;
    case 'weekdays':
      return `${minute} ${hour} ? * 2-6 *`;
    case 'several':
      return `${minute} ${schedule.dayHours.join(',')} * * ? *`;
    case 'minutes':
      return `*/${schedule.minutes} * * * ? *`;
    case 'cron':
      return fromCrontab(schedule.text) ?? normalSpaces(schedule.text);
  }
}

/** Parses cron text; null if it is none. */
export function parseExpression(expression: string): Schedule | null {
  const text = normalSpaces(expression);
  for (const [type, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const values = Object.entries(match.groups ?? {}).map(([field, value]) => [field, parse(field, value)]);
    const schedule: Schedule = { ...DEFAULT_SCHEDULE, type, ...Object.fromEntries(values) };
    if (isWithinLimits(schedule)) return schedule;
  }
  return null;
}

const normalSpaces = (text: string) => text.trim().replace(/\s+/g, ' ');

function parse(field: string, value: string): string | number | number[] {
  if (field === 'text') return value;
  return field === 'dayHours' ? value.split(',').map(Number) : Number(value);
}

function isWithinLimits({ hours, hour, minute, dayOfWeek, dayHours, minutes }: Schedule): boolean {
  return (
    HOURLY_INTERVALS.some((interval) => interval === hours) &&
    [hour, ...dayHours].every((one) => one <= 23) &&
    minute <= 59 &&
    DAYS_OF_WEEK.some(({ value }) => value === dayOfWeek) &&
    MINUTE_INTERVALS.some((interval) => interval === minutes)
  );
}
