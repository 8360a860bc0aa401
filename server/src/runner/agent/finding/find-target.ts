import type { Locator } from 'playwright-core';
import type { Target } from '../target.ts';
import { poll } from '../poll.ts';
import { WAIT_MS, type Session } from '../session.ts';
import { StepFailure } from '../step-failure.ts';
import { comeToRest } from './at-rest.ts';
import type { Purpose } from './queries/query.ts';
import { matchTarget, type Match, type Search } from './matches.ts';
import { nearestSentence } from './nearest.ts';
import { settleOn, type Found } from './settle-on.ts';
import { underPointer } from './under-pointer.ts';

/**
 * Waits until the target is there and visible.
 * @throws StepFailure that names what was looked for and what is nearest, or the names that it is a part of.
 */
export async function findTarget(
  session: Session,
  target: Target,
  purpose: Purpose,
  limit = WAIT_MS,
): Promise<Found> {
  const search: Search = { purpose, isHidden: purpose === 'file' };
  let isCalm = false;
  const look = async () => {
    const match = await matchTarget(session, target, search);
    if (!match || isCalm || isSure(match, target)) return match;
    // What fits less well is taken only from a page that has come to rest: the real one may be on its way.
    await session.window.activity.settle(session.window.page(), limit);
    isCalm = true;
    return null;
  };
  const match = (await poll(look, limit, session.signal)) ?? (await underPointer(session, target, search));
  if (!match) throw new StepFailure(await absence(session, target, search, limit), undefined, true);
  const found = await settleOn(session, match, target);
  if (purpose !== 'click') return found;
  if (found.traits.isMoving) await comeToRest(session, found.locator);
  return found.traits.holdsItsButton ? { ...found, locator: ownButton(found) } : found;
}

function ownButton({ locator }: Found): Locator {
  return locator.locator('a[href], button, [role=button]').filter({ visible: true }).first();
}

function isSure({ exactness, elements }: Match, { readings, locator }: Target): boolean {
  if (locator) return true;
  return (
    exactness !== 'part' &&
    exactness !== 'near' &&
    elements.length === 1 &&
    readings.every(({ ordinal }) => ordinal !== -1)
  );
}

async function absence(session: Session, target: Target, search: Search, limit: number): Promise<string> {
  const start = `Element not found after waiting ${limit}ms: "${target.words}".`;
  if (await matchTarget(session, target, { ...search, isHidden: true }))
    return `${start} It is in the page, but hidden.`;
  return `${start} ${await nearestSentence(session.window.page(), target.readings[0]?.name || target.words)}`;
}
