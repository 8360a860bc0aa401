import { readCronText } from './cron-text.ts';
import { instantOf, offsetAt } from './wall-clock.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The first time after `after` at which the schedule starts its suite; null: never again. Every time of the zone's clocks
 * that the text names counts once: where they skip it, it moves by as much as they do; where they show it twice, it is
 * the first. Throws where text or zone cannot be read.
 */
export function nextFire(expression: string, timezone: string, after: Date): Date | null {
  const cron = readCronText(expression);
  let earliest: number | undefined;
  let match = cron.nextRun(new Date(searchStart(timezone, after.getTime()) - 1));
  while (match) {
    const { instant, isShifted } = instantOf(timezone, match.getTime());
    if (instant > after.getTime() && instant < (earliest ?? Infinity)) earliest = instant;
    // A time that the clocks skip may come after later ones: 2:30 becomes 3:30, 3:00 stays.
    if (instant > after.getTime() && !isShifted) break;
    match = cron.nextRun(match);
  }
  return earliest === undefined ? null : new Date(earliest);
}

/** A time of the clocks before which nothing can be due any more. */
function searchStart(timezone: string, after: number): number {
  const offset = offsetAt(timezone, after);
  const putForward = Math.max(0, offset - offsetAt(timezone, after - DAY));
  return after + offset - putForward;
}
