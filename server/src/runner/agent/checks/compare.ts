import { compareAmounts } from '../texts/amounts.ts';
import { capitalize } from '../describe.ts';
import { matchTarget } from '../finding/matches.ts';
import { numberIn } from '../texts/numbers.ts';
import type { Session } from '../session.ts';
import type { Target } from '../target.ts';
import { missing, type CheckOf, type Look } from './look.ts';
import { findCell } from './part/cell.ts';
import { priceOf } from './part/price.ts';
import { amountsOf, readElement } from './part/reading.ts';

/** "NJ 40 is cheaper than NJ 401", "the total is higher than the subtotal": what each says of itself. */
export async function lookAtBoth(
  session: Session,
  { target, other, comparison }: CheckOf<'compare'>,
): Promise<Look> {
  const [one, two] = [await amountFor(session, target), await amountFor(session, other)];
  if (one === null) return missing(session, target.words);
  if (two === null) return missing(session, other.words);
  const unclear = [one, two].find(({ amount }) => amount === null);
  const [left, right] = [one.amount, two.amount];
  if (unclear || left === null || right === null)
    return {
      isTrue: false,
      sentence: () => `"${unclear?.words ?? ''}" tells no one number that could be compared.`,
    };
  const isMore = compareAmounts(left, right, 'more');
  const isLess = compareAmounts(left, right, 'less');
  return {
    isTrue: (comparison === 'more' ? isMore : isLess) && unitOf(left) === unitOf(right),
    sentence: () =>
      `${capitalize(target.words)} is "${left}", which is ${isMore ? 'more than' : isLess ? 'less than' : 'as much as'} "${right}" of ${other.words}.`,
  };
}

function unitOf(text: string): string {
  return /[$€£¥%]/u.exec(text)?.[0] ?? '';
}

/** The one number that a thing tells; null where there is no such thing. */
async function amountFor(
  session: Session,
  target: Target,
): Promise<{ words: string; amount: string | null } | null> {
  const { words } = target;
  const cell = await findCell(session, target);
  if (cell) return { words, amount: numberIn(cell.written) === null ? null : cell.written };
  const price = await priceOf(session, target);
  if (price !== null) return { words, amount: price };
  const match = await matchTarget(session, target, { purpose: 'any', quoted: 'whole' });
  if (!match || match.exactness === 'near') return null;
  const expected = { text: '', comparison: 'more', isNegated: false, isQuoted: false } as const;
  const { parts } = await readElement(match.elements[0], { kind: 'part', target, expected });
  // "Subtotal $23.00" is the subtotal; what merely has the word in it is something else.
  const isCalledSo = target.readings.some(({ name }) =>
    parts.own.toLowerCase().startsWith(name.toLowerCase()),
  );
  if (match.exactness === 'part' && !isCalledSo) return null;
  const [only = null, ...others] = new Set(amountsOf(parts, expected));
  return { words, amount: others.length > 0 ? null : only };
}
