import { matchTarget } from '../../finding/matches.ts';
import type { Session } from '../../session.ts';
import { isWithin } from '../bounds.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { readElement } from './reading.ts';
import { tell } from './tell.ts';

/** "Every row shows Paid": each of them must. */
export async function lookAtEach(session: Session, check: CheckOf<'part'>): Promise<Look> {
  const { target, expected, amount } = check;
  const match = await matchTarget(session, target, { purpose: 'see', quoted: 'anyCase' });
  if (!match) return missing(session, target.words);
  const all = await Promise.all(match.elements.map((locator) => readElement(locator, check)));
  const agreeing = all.filter((one) => one.agrees !== expected.isNegated).length;
  const things = target.words.replace(/^the /u, '');
  if (amount)
    return {
      isTrue: isWithin(agreeing, amount),
      sentence: () => `That is so of ${agreeing} of ${all.length} ${things}.`,
    };
  const other = all.find((one) => one.agrees === expected.isNegated);
  if (other) return tell(target, other, expected);
  return {
    isTrue: true,
    sentence: () => `That is so of all ${all.length} ${things}.`,
  };
}
