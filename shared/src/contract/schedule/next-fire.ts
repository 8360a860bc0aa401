import { parseCronText } from './cron-text.ts';
import { earliestWallClock, resolveWallClock, type Zone } from './zone.ts';

/**
 * The first time after `after` at which a schedule starts its suite; null: never again. Each wall-clock time that the cron
 * text names counts once: a skipped time moves by as much as the clock does, a time that occurs twice is the first.
 * Throws for cron text that is not valid.
 */
export function nextFire(expression: string, zone: Zone, after: Date): Date | null {
  const cron = parseCronText(expression);
  let earliest: number | undefined;
  let match = cron.nextRun(new Date(earliestWallClock(zone, after.getTime()) - 1));
  while (match) {
    const { instant, isShifted } = resolveWallClock(zone, match.getTime());
    if (instant > after.getTime() && instant < (earliest ?? Infinity)) earliest = instant;
    // A skipped time may come after later ones: 2:30 becomes 3:30, 3:00 stays.
    if (instant > after.getTime() && !isShifted) break;
    match = cron.nextRun(match);
  }
  return earliest === undefined ? null : new Date(earliest);
}
