import { Cron } from 'croner';

/**
 * Parses AWS-style cron text: minute, hour, day of month, month, day of week (Sunday = 1), year. The matches are wall-clock
 * times written as UTC; `nextFire` resolves them in a zone. Throws for text that is not valid.
 */
export function parseCronText(expression: string): Cron {
  return new Cron(`0 ${expression}`, {
    timezone: 'UTC',
    mode: '7-part',
    alternativeWeekdays: true,
    // `0/15` is every 15 minutes from 0 on.
    sloppyRanges: true,
    paused: true,
  });
}
