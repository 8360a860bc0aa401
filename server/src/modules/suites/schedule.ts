import { Cron } from 'croner';

/** Whether AWS-style six-field cron text (minute first, Sunday = 1) and a time zone can be read. */
export function isReadableSchedule(expression: string, timezone: string): boolean {
  try {
    const cron = new Cron(`0 ${expression}`, { timezone, alternativeWeekdays: true, paused: true });
    return cron.nextRun() !== null;
  } catch {
    return false;
  }
}

export function isTimezone(timezone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: timezone }));
  } catch {
    return false;
  }
}
