import type { MissedStarts } from 'shared/constants';
import { intlZone, nextFire } from 'shared/schedule';
import type { DueSuite } from '../modules/suites/suites-service.ts';

const MINUTE = 60 * 1000;

/** A start that is later than this is left out. What is made up for by no run may still be late: a scheduler restarts within minutes. */
const LATEST: Record<MissedStarts, number> = { none: 5 * MINUTE, one: 60 * MINUTE, all: 60 * MINUTE };

export interface DueStarts {
  /** The due times to start the suite for, ascending; empty: all that were missed are too long ago. */
  fireAts: Date[];
  /** The first due time that is still to come; null: there is none. */
  next: Date | null;
}

/**
 * What happens to a due suite: however many times were missed, it starts once, for one that is recent enough, unless it is to
 * make up for each of them. Throws where its schedule cannot be read.
 */
export function resolveDueStarts({ expression, timezone, dueAt, now, missedStarts }: DueSuite): DueStarts {
  const zone = intlZone(timezone);
  const horizon = new Date(now.getTime() - LATEST[missedStarts]);
  const fireAts: Date[] = [];
  let fireAt = dueAt > horizon ? dueAt : nextFire(expression, zone, horizon);
  while (fireAt && fireAt <= now) {
    fireAts.push(fireAt);
    fireAt = missedStarts === 'all' ? nextFire(expression, zone, fireAt) : null;
  }
  return { fireAts, next: nextFire(expression, zone, now) };
}
