import type { Locator } from 'playwright-core';
import type { Target } from '../command.ts';
import { findHolder, matchTarget } from '../find-target.ts';
import type { Session } from '../session.ts';
import { missing, type CheckOf, type Look } from './look.ts';

const BOUNDS = { exactly: '', least: 'at least ', most: 'at most ' };

export async function lookForCount(
  session: Session,
  { target, count, bound, within }: CheckOf<'count'>,
): Promise<Look> {
  const subject = `the number of ${target.words}`;
  const holder = within && (await findHolder(session, within));
  if (within && !holder) return missing(session, within.words, subject);
  const match = await matchTarget(session, target, 'see');
  const actual = match ? await number(match, target, holder) : 0;
  const isTrue = bound === 'least' ? actual >= count : bound === 'most' ? actual <= count : actual === count;
  return {
    isTrue,
    subject,
    sentence: () =>
      `There ${actual === 1 ? 'is' : 'are'} ${actual} ${target.words}${isTrue ? '' : `; expected ${BOUNDS[bound]}${count}`}.`,
  };
}

/** A table's heading row is not one of its rows to a person. */
function number(match: Locator, target: Target, holder: Locator | null): Promise<number> {
  const isRow = target.readings.some(({ kind, name }) => name === '' && kind?.roles.includes('row'));
  const counted = isRow ? match.filter({ hasNot: match.page().getByRole('columnheader') }) : match;
  return holder ? counted.and(holder.locator('*')).count() : counted.count();
}
