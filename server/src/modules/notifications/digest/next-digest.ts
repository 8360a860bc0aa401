import type { DigestRhythm } from 'shared/constants';
import { intlZone, nextFire } from 'shared/schedule';

/** At 8 in the morning: each day, or on Mondays. */
const TIMES: Record<DigestRhythm, string> = { daily: '0 8 * * ? *', weekly: '0 8 ? * 2 *' };

/** The first one after `after`. */
export function nextDigest(rhythm: DigestRhythm, timeZone: string, after: Date): Date {
  const next = nextFire(TIMES[rhythm], intlZone(timeZone), after);
  if (!next) throw new Error(`There is no next digest in ${timeZone}.`);
  return next;
}
