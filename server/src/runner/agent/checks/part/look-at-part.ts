import { mainFirst } from '../../finding/main-part.ts';
import { matchesOf } from '../../finding/matches.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { lookAtDialog } from '../dialogs.ts';
import { unknownThing } from '../known.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { lookForCardLine } from './card-line.ts';
import { findCell, findNthCell, findRow } from './cell.ts';
import { lookAtEach } from './each.ts';
import { elsewhere, ofCompound } from './elsewhere.ts';
import { lookForMark } from './mark.ts';
import { lookForMeasure } from './measure.ts';
import { lookAtOwned } from './owned.ts';
import { lookForBareValue, lookForPriceOf } from './price.ts';
import { amountsOf, comparesSizes, readElement, type Seen } from './reading.ts';
import { lookForSaying } from './saying.ts';
import { lookForSentence } from './sentence.ts';
import { lookForTelling } from './telling.ts';
import { tell, tellCell, tellRow } from './tell.ts';
import { lookForTotalCount } from './total.ts';

/** More elements than a person would mean by one name are not looked at. */
const ELEMENTS_PER_RULE = 5;

/** "The cart shows 1": the element of that name, or what stands with it in one group. */
export async function lookAtPart(session: Session, check: CheckOf<'part'>): Promise<Look> {
  const { target, expected } = check;
  if (expected.isNegated && !expected.isQuoted && expected.text.includes(' ')) {
    const unknown = await unknownThing(session, expected.text);
    if (unknown) return unknown;
  }
  if (check.isEach) return lookAtEach(session, check);
  const dialog = lookAtDialog(session, target, expected);
  if (dialog?.isTrue) return dialog;
  const nth = await findNthCell(session, target);
  if (nth) return tellCell(target, nth, expected);
  const cell = await findCell(session, target);
  if (cell?.row && !tellCell(target, cell, { ...expected, isNegated: false }).isTrue)
    return tellRow(target, cell.row, expected);
  if (cell) return tellCell(target, cell, expected);
  const seen = { first: null as Seen | null };
  const isOfAll = comparesSizes(expected) && !expected.isNegated;
  let level: string | null = null;
  for await (const { elements, exactness } of matchesOf(session, target, {
    purpose: 'any',
    quoted: 'whole',
  })) {
    // Less exact names do not count where there is a better one: "Add 1 to cart" is not the cart.
    // "Planned (3)" is called Planned as well as the list of that name is.
    const isCounted = level === 'exact' && exactness === 'marked' && /^\p{Nd}+$/u.test(expected.text);
    if (level !== null && level !== exactness && !isCounted) break;
    for (const locator of (await mainFirst(elements)).slice(0, ELEMENTS_PER_RULE)) {
      const one = await readElement(locator, check, exactness === 'near' || isAnyHeading(target));
      const names = [one.parts.own, one.parts.spoken];
      if (exactness === 'part' && !names.some((name) => startsWith(name, target))) continue;
      level = exactness;
      seen.first ??= one;
      if (isOfAll && amountsOf(one.parts, expected).length > 0) {
        if (!one.agrees) return tell(target, one, expected);
        if (!seen.first.agrees) seen.first = one;
      } else if (one.agrees) return tell(target, one, expected);
    }
  }
  const told =
    (await lookForSentence(session, target, expected)) ?? (await lookForTelling(session, target, expected));
  if (told) return told;
  const mark = check.isMark ? await lookForMark(session, expected) : null;
  if (mark) return mark;
  const total = await lookForTotalCount(session, target, expected);
  if (total && !seen.first?.parts.own.toLowerCase().includes('count')) return total;
  if (seen.first) return tell(target, seen.first, expected);
  const row = await findRow(session, target);
  if (row) return tellRow(target, row, expected);
  const owned = await lookAtOwned(session, target, expected);
  if (owned) return owned;
  const price =
    (await lookForPriceOf(session, target, expected)) ?? (await lookForMeasure(session, target, expected));
  if (price) return price;
  const line = await lookForCardLine(session, target, expected);
  if (line) return line;
  const bare = await lookForBareValue(session, target, expected);
  if (bare) return bare;
  const other = (await elsewhere(session, target)) ?? (await ofCompound(session, target));
  if (other) return lookAtPart(session, { ...check, target: other });
  return dialog ?? (await lookForSaying(session, check)) ?? missing(session, target.words);
}

/** "The heading": what it says stands in itself. */
function isAnyHeading({ readings: [first] }: Target): boolean {
  return (
    first?.name === '' &&
    /head|^h\d$/u.test(first.kind?.word ?? '') &&
    first.kind?.roles.includes('columnheader') !== true
  );
}

/** "Cart (1)" is the cart; "Add 1 to cart" and "Subtotal" of "total" are something else. */
function startsWith(own: string, { readings }: Target): boolean {
  const bare = own.replace(/^(?:the|your|my)\s+/iu, '').toLowerCase();
  return readings.some(({ name }) => name === '' || bare.startsWith(name.toLowerCase()));
}
