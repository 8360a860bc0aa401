import { mainFirst } from '../../finding/main-part.ts';
import { matchesOf } from '../../finding/matches.ts';
import { isBareKind } from '../../reading/targets/names-kind.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import type { CheckOf } from '../look.ts';
import { amountsOf, comparesSizes, readElement, type Seen } from './reading.ts';

/** More elements than a person would mean by one name are not looked at. */
const ELEMENTS_PER_RULE = 5;

/**
 * Of the elements that are called so the first that says what is expected; the first of them where none does, or, where amounts are
 * compared, the first that says otherwise, as that is said of them all. null: nothing is called so.
 */
export async function readNamed(session: Session, check: CheckOf<'part'>): Promise<Seen | null> {
  const { target, expected } = check;
  const isOfAll = comparesSizes(expected) && !expected.isNegated;
  let level: string | null = null;
  let first: Seen | null = null;
  for await (const { elements, exactness } of matchesOf(session, inOrder(target), {
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
      first ??= one;
      if (isOfAll && tellsAmount(one, check)) {
        if (!one.agrees) return one;
        if (!first.agrees) first = one;
      } else if (one.agrees) return one;
    }
  }
  return first;
}

/** "The messages box" is a box, and no message that is called so. */
function inOrder(target: Target): Target {
  const readings = target.readings.filter(({ name, kind }) => kind === null || !isBareKind(name));
  return readings.length > 0 ? { ...target, readings } : target;
}

/** Whether it tells an amount of the sort that is compared. */
export function tellsAmount({ parts }: Seen, { expected }: CheckOf<'part'>): boolean {
  return comparesSizes(expected) && !expected.isNegated && amountsOf(parts, expected).length > 0;
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
