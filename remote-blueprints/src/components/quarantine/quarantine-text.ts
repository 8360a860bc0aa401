import type { Quarantine } from 'shared/contract';
import { longDate } from 'shared/format';

/** After this many passes in a row the quarantine has served its purpose. */
const STEADY_PASSES = 10;

/** Until when, who looks after it and why, in one line. */
export function quarantineText({ reason, owner, ends_at }: Quarantine): string {
  return `Until ${longDate(ends_at)} · ${owner?.name ?? owner?.email ?? 'no owner'} · ${reason}`;
}

/** What the last results suggest; null: nothing. */
export function steadyText({ passes = 0 }: Quarantine): string | null {
  return passes < STEADY_PASSES ? null : `Passed ${passes} times in a row. Consider ending the quarantine.`;
}
