import moment from 'moment-timezone/moment-timezone';
import { intlZone, nextFire, type Zone } from 'shared/schedule';
import packedZones from './time-zones.json';

moment.tz.load(packedZones);

/**
 * The next `count` starts of a suite after `after`, computed as the scheduler does; fewer if the schedule ends, none if the
 * browser does not know the zone, or the text, which may still be typed, cannot be read.
 */
export function nextRuns(expression: string, timezone: string, after: Date, count: number): Date[] {
  const zone = findZone(timezone);
  const runs: Date[] = [];
  try {
    let run = zone && nextFire(expression, zone, after);
    while (zone && run && runs.length < count) {
      runs.push(run);
      run = nextFire(expression, zone, run);
    }
  } catch {
    return [];
  }
  return runs;
}

/** The zones that the schedule editor offers come from moment-timezone's data, all others from the browser. */
export function findZone(name: string): Zone | null {
  const packed = moment.tz.zone(name);
  if (packed) return { offsetAt: (instant) => 0 - packed.utcOffset(instant) * 60_000 };
  try {
    return intlZone(name);
  } catch {
    return null;
  }
}
