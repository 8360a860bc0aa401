import type { Schedule } from './schedule.ts';
import type { Zone } from './zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The moments after `after` at which the scheduler starts a suite, soonest first. The clock of the zone counts. When it is
 * put forward, a time that is skipped runs as late as if the clock had gone on; when it is put back, a time that comes
 * twice runs the first time only.
 */
export function nextRuns(schedule: Schedule, zone: Zone, after: Date, count: number): Date[] {
  const runs = new Set<number>();
  const now = after.getTime();
  const today = Math.floor((now + zone.offsetAt(now)) / DAY) * DAY;
  for (let day = today; runs.size < count; day += DAY)
    for (const clock of clockTimesOn(day, schedule)) {
      const moment = momentOf(clock, zone);
      // A skipped time may fall together with the next one.
      if (moment > now) runs.add(moment);
    }
  return [...runs].slice(0, count).map((run) => new Date(run));
}

/** What the clock shows at the starts of a day. Times of a clock are written as if it stood in UTC. */
function clockTimesOn(day: number, { type, hours, hour, minute, dayOfWeek }: Schedule): number[] {
  if (type === 'hourly') return Array.from({ length: 24 / hours }, (_, turn) => day + turn * hours * HOUR);
  const isItsDay = type === 'daily' || new Date(day).getUTCDay() + 1 === dayOfWeek;
  return isItsDay ? [day + hour * HOUR + minute * MINUTE] : [];
}

/** The first moment at which the zone's clock shows a time; for one that it skips, the moment counted on from before. */
function momentOf(clock: number, zone: Zone): number {
  const [before, after] = [clock - zone.offsetAt(clock - DAY), clock - zone.offsetAt(clock + DAY)];
  return [before, after].find((moment) => moment + zone.offsetAt(moment) === clock) ?? before;
}
