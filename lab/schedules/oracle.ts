import { intlZone, nextFire } from 'shared/schedule';
import type { Choice } from './choices.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** A time that the clocks of a zone show or skip, and when it is due. Milliseconds; `wall` as if it were UTC. */
interface Due {
  wall: number;
  instant: number;
}

/** Days of a zone, walked minute by minute with nothing but what its clocks show. */
export interface MinuteWalk {
  timezone: string;
  from: number;
  to: number;
  /** By minute of the day. */
  due: Map<number, Due[]>;
}

/** What the clocks of the zone show at an instant. */
function clockOf(timezone: string): (instant: number) => number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`);
}

/** Walks from `days` before the clocks change to as many after. */
export function walkAround(timezone: string, change: number, days: number): MinuteWalk {
  const [from, to] = [change - days * DAY, change + days * DAY];
  const wallAt = clockOf(timezone);
  const due = new Map<number, Due[]>();
  // The minute before the walk, so that its first is like any other.
  let shown = wallAt(from) - MINUTE;
  for (let instant = from; instant <= to; instant += MINUTE) {
    const wall = wallAt(instant);
    // Clocks put forward: each time they skip is due when they would have shown it.
    for (let skipped = shown + MINUTE; skipped < wall; skipped += MINUTE)
      note(due, { wall: skipped, instant: instant + skipped - shown - MINUTE });
    // Clocks requeued: what they showed before is not due again.
    if (wall > shown) note(due, { wall, instant });
    shown = Math.max(shown, wall);
  }
  return { timezone, from, to, due };
}

/** When the clocks of the zone change in the year, to the minute; found by looking at them each day, then halving. */
export function changesOf(timezone: string, year: number): number[] {
  const wallAt = clockOf(timezone);
  const ahead = (instant: number) => wallAt(instant) - instant;
  const changes: number[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
    let [low, high] = [day, day + DAY];
    if (ahead(low) === ahead(high)) continue;
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
      if (ahead(middle) === ahead(low)) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

/** Where the scheduler would not start the choice exactly when the walk says; undefined where they agree. */
export function disagreement(choice: Choice, walk: MinuteWalk): string | undefined {
  const expected = expectedFires(choice, walk);
  const actual: number[] = [];
  const zone = intlZone(walk.timezone);
  let fire = nextFire(choice.expression, zone, new Date(walk.from - 1));
  while (fire && fire.getTime() <= walk.to) {
    actual.push(fire.getTime());
    fire = nextFire(choice.expression, zone, fire);
  }
  if (actual.join() === expected.join()) return undefined;
  return `${choice.expression} in ${walk.timezone}: expected ${list(expected)}; got ${list(actual)}`;
}

/** When the choice is due within the walk; milliseconds, in order. */
function expectedFires({ minutesOfDay, weekday }: Choice, { from, to, due }: MinuteWalk): number[] {
  const instants = new Set<number>();
  for (const minute of minutesOfDay)
    for (const { wall, instant } of due.get(minute) ?? []) {
      const isThatDay = weekday === null || new Date(wall).getUTCDay() === weekday;
      if (isThatDay && instant >= from && instant <= to) instants.add(instant);
    }
  return [...instants].sort((a, b) => a - b);
}

function note(due: Map<number, Due[]>, time: Due): void {
  const minute = (time.wall % DAY) / MINUTE;
  due.set(minute, [...(due.get(minute) ?? []), time]);
}

const list = (instants: number[]) =>
  instants.map((instant) => new Date(instant).toISOString()).join(', ') || 'none';
