import { intlZone, nextFire } from 'shared/schedule';
import type { DueSuite } from '../modules/suites/suites-service.ts';

/** A start that is later than this is left out. */
const LATEST = 60 * 60 * 1000;

export interface DueStart {
  /** The due time to start the suite for; null: all that were missed are too long ago. */
  fireAt: Date | null;
  /** The first due time that is still to come; null: there is none. */
  next: Date | null;
}

/** What happens to a due suite: however many times were missed, it starts once, for one less than an hour ago. Throws where its schedule cannot be read. */
export function resolveDueStart({ expression, timezone, dueAt, now }: DueSuite): DueStart {
  const zone = intlZone(timezone);
  const next = nextFire(expression, zone, now);
  const horizon = new Date(now.getTime() - LATEST);
  if (dueAt > horizon) return { fireAt: dueAt, next };
  const recent = nextFire(expression, zone, horizon);
  return { fireAt: recent && recent <= now ? recent : null, next };
}
