import type { Schedule } from './schedule.ts';
import type { Zone } from './zone.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The moments after `after` at which the scheduler starts a suite, soonest first. The clock of the zone counts, and on the
 * days on which it is put forward or back the scheduler's rules: a time of day that does not exist is made up for as
 * soon as the clock goes on, one that comes twice counts once. An hourly schedule leaves out the hour that does not
 * exist and starts in both of a doubled one.
 */
export function nextRuns(schedule: Schedule, zone: Zone, after: Date, count: number): Date[] {
  const runs: Date[] = [];
  const now = after.getTime();
  const today = Math.floor((now + zone.offsetAt(now)) / DAY) * DAY;
  for (let day = today; runs.length < count; day += DAY) {
    const moments = clockTimesOn(day, schedule).flatMap((clock) => momentsOf(clock, zone, schedule));
    runs.push(...moments.filter((moment) => moment > now).map((moment) => new Date(moment)));
  }
  return runs.slice(0, count);
}

/** What the clock shows at the starts of a day. Times of a clock are written as if it stood in UTC. */
function clockTimesOn(day: number, { type, hours, hour, minute, dayOfWeek }: Schedule): number[] {
  if (type === 'hourly') return Array.from({ length: 24 / hours }, (_, turn) => day + turn * hours * HOUR);
  const isItsDay = type === 'daily' || new Date(day).getUTCDay() + 1 === dayOfWeek;
  return isItsDay ? [day + hour * HOUR + minute * MINUTE] : [];
}

/** The moments at which the zone's clock shows a time: one, two while it is put back, none while it is put forward. */
function momentsOf(clock: number, zone: Zone, { type }: Schedule): number[] {
  const [before, after] = [zone.offsetAt(clock - DAY), zone.offsetAt(clock + DAY)];
  const shows = [...new Set([clock - before, clock - after])]
    .filter((moment) => moment + zone.offsetAt(moment) === clock)
    .toSorted((a, b) => a - b);
  if (type === 'hourly') return shows;
  return shows.length > 0 ? shows.slice(0, 1) : [endOfGap(clock - after, clock - before, zone)];
}

/** When the clock is put forward, between two moments: the first moment of its new time. */
function endOfGap(from: number, to: number, zone: Zone): number {
  const former = zone.offsetAt(from);
  let [start, end] = [from, to];
  while (end - start > SECOND) {
    const middle = start + Math.floor((end - start) / 2 / SECOND) * SECOND;
    if (zone.offsetAt(middle) === former) start = middle;
    else end = middle;
  }
  return end;
}
