import { describeElement } from '../../describe.ts';
import { findHolder, matchTarget } from '../../finding/matches.ts';
import { isErrorKind } from '../../reading/targets/kinds.ts';
import type { Session } from '../../session.ts';
import { isWithin } from '../bounds.ts';
import { unknownThing } from '../known.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { lookAtPart } from '../part/look-at-part.ts';
import { saysWords } from '../text.ts';
import { lookForAlike } from './alike.ts';
import { countOf } from './count-of.ts';
import { countUnder, headedBy, holdersOf, undecided } from './holders.ts';
import { lookForFound, lookForNumber, lookForTold, toldNumber, lookAtRows } from './told.ts';

const BOUNDS = { exactly: '', least: 'at least ', most: 'at most ', not: 'another number than ' };

export async function lookForCount(session: Session, check: CheckOf<'count'>): Promise<Look> {
  const { target, count, bound, within, told } = check;
  const isSort = target.readings.some(({ kind }) => kind !== null) || within !== null;
  const noun = told ?? (isSort || target.within ? undefined : target.words);
  const counted = check.isShown && !within ? await countOf(session, target, null) : null;
  // "The footer reports 5 items left": it does so itself.
  const place = told !== undefined && within ? await findHolder(session, within) : null;
  if (told !== undefined && within && !place) return missing(session, within.words);
  const left =
    noun === undefined || counted !== null
      ? null
      : await lookForTold(session, noun, { count, bound }, told === undefined, place);
  if (left) return (check.isShown ? await lookAtRows(session, { count, bound }) : null) ?? left;
  const found = within ? null : await lookForFound(session, target.words, { count, bound });
  if (found) return found;
  const alike = within ? null : await lookForAlike(session, target, { count, bound }, check.isShown === true);
  if (alike) return alike;
  const named = within && (await holdersOf(session, within));
  if (within && !named) return missing(session, within.words);
  const [called = null] = named ?? [];
  const own = counted ?? (await countOf(session, target, called));
  const head = !own && called && within ? await headedBy(session, within) : null;
  const holders = head ? [head] : named;
  const holder = head ?? called;
  const held = head ? await countOf(session, target, head) : own;
  if (
    !held &&
    holder &&
    bound === 'exactly' &&
    /^(?:items?|products?|things?|articles?|entries)$/iu.test(target.words)
  ) {
    const told = await toldNumber(holder, within, count);
    if (told) return told;
  }
  const under = !held && within ? await countUnder(session, target, within) : null;
  const actual = under ?? held;
  if (holder && within && bound === 'exactly' && target.readings.every(({ kind }) => kind === null)) {
    const text = `${count} ${target.words}`;
    const expected = { text, comparison: 'contains', isNegated: false, isQuoted: false } as const;
    const said = await lookAtPart(session, { kind: 'part', target: within, expected });
    if (said.isTrue) return said;
  }
  const counts = await Promise.all((holders ?? []).map((one) => countOf(session, target, one)));
  if (within && under === null && new Set(counts).size > 1) return undecided(target, within, counts);
  if (actual === null && within && bound === 'exactly') {
    const words = `${count} ${target.words} in ${within.words}`;
    if (await saysWords(session, words))
      return { isTrue: true, sentence: () => `The page shows "${words}".` };
  }
  if (actual === null && !holder && bound === 'exactly' && count > 0) {
    const said = await lookForNumber(session, target, count);
    if (said) return said;
  }
  if (actual === null)
    return {
      isTrue: false,
      sentence: () =>
        `I can't tell what to count as "${target.words}": no list or table of the page is called so. Name a kind, for example rows, list items, links or "Delete" buttons.`,
    };
  // "There are no unread messages": where nothing is ever called so, that would be true of any page.
  const isNamed = target.readings.some(
    ({ name, isQuoted, kind }) => name === '' || isQuoted || (kind && isErrorKind(kind)),
  );
  const unknown =
    actual === 0 && isWithin(0, { count, bound }) && !isNamed && !within
      ? await unknownThing(session, target.words)
      : null;
  if (unknown) return unknown;
  const isTrue = isWithin(actual, { count, bound });
  return {
    isTrue,
    element: holder && within ? { description: within.words, locator: holder } : undefined,
    sentence: async () => {
      const sum = `There ${actual === 1 ? 'is' : 'are'} ${actual} ${target.words}`;
      if (isTrue) return `${sum}.`;
      const isError = target.readings.some(({ kind }) => kind !== null && isErrorKind(kind));
      const match = isError ? await matchTarget(session, target, { purpose: 'see' }) : null;
      const first = match ? ` The first is ${await describeElement(match.elements[0], target)}.` : '';
      return `${sum}; expected ${BOUNDS[bound]}${count}.${first}`;
    },
  };
}
