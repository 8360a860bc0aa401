import { Cron } from 'croner';

/**
 * Reads AWS-style cron text: minute, hour, day of month, month, day of week (Sunday = 1), year. Its matches are times of a
 * clock, read as if they were UTC: what they mean in a zone, and on the nights when its clocks change, is for the caller.
 * Throws where the text cannot be read.
 */
export function readCronText(expression: string): Cron {
  return new Cron(`0 ${expression}`, {
    timezone: 'UTC',
    mode: '7-part',
    alternativeWeekdays: true,
    // `0/15` is every 15 minutes from 0 on.
    sloppyRanges: true,
    paused: true,
  });
}
