import { intlZone, resolveWallClock } from 'shared/schedule';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Day {
  /** `2026-11-27`, in the time zone. */
  date: string;
  startsAt: Date;
}

/**
 * So many days in a row, the last one that of `now`. Where the clock skips midnight, a day begins when the clock moves forward.
 * @param timeZone a name that is known
 */
export function lastDays(now: Date, count: number, timeZone: string): Day[] {
  const zone = intlZone(timeZone);
  const wallClock = now.getTime() + zone.offsetAt(now.getTime());
  const today = wallClock - (((wallClock % DAY_MS) + DAY_MS) % DAY_MS);
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * DAY_MS;
    return {
      date: new Date(midnight).toISOString().slice(0, 10),
      startsAt: new Date(resolveWallClock(zone, midnight).instant),
    };
  });
}
