import { printCommand, type Place } from 'shared/step-language';
import type { AssertedPage, Described } from './asserted-page.ts';
import type { Measure } from './measure.ts';
import { isThere } from './place.ts';
import { absenceOf, isNamedText, judgeShows, showsFacts, type ShowsFacts } from './shows.ts';
import type { AssertionOf, Verdict } from './verdict.ts';
import { couldBeOneOf } from './wording.ts';

type Count = AssertionOf<'count'>;

interface CountFacts<E> {
  found: E[];
  isPlaceThere: boolean;
  /** What the place may be that they are in, if that has no name and is not the only one. */
  places: E[];
  /** What is shown in the place of a text that no element shows as a whole and that is to be absent. */
  asPart: ShowsFacts | null;
}

export async function countFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target, bound, count }: Count,
): Promise<CountFacts<E>> {
  const found = await page.matches({ ...target, ordinal: null }, 'any', { plural: true });
  const isPlaceThere = found.length > 0 || (await isThere(page, target.place));
  const isAbsence = found.length === 0 && isPlaceThere && count === 0 && bound !== 'at least';
  return {
    found,
    isPlaceThere,
    places: found.length > 0 ? await placesMeant(page, target.place) : [],
    asPart: isAbsence && isNamedText(target) ? await showsFacts(page, absenceOf(target)) : null,
  };
}

/** What an unnamed place may be, if it is one of several; else empty. A list may be a table for a person. */
async function placesMeant<E extends Described, R>(
  page: AssertedPage<E, R>,
  place: Place | null,
): Promise<E[]> {
  if (!place || place.target.name !== null || place.target.ordinal !== null) return [];
  const { target } = place;
  const own = await page.matches(target, 'any');
  const tables = target.kind === 'list' ? await page.matches({ ...target, kind: 'table' }, 'any') : [];
  const all = [...own, ...tables];
  return all.length > 1 ? all : [];
}

/** The number of visible elements of a name or kind. */
export function judgeCount<E extends Described>(
  assertion: Count,
  { found, isPlaceThere, places, asPart }: CountFacts<E>,
  measure?: Measure,
): Verdict<E> {
  const { target, bound, count } = assertion;
  if (target.place && !isPlaceThere) return { result: 'fails', missing: { place: target.place } };
  if (asPart && isNamedText(target)) return judgeShows(absenceOf(target), asPart, measure);
  if (places.length > 0 && target.place) {
    return { result: 'fails', text: couldBeOneOf(target.place.target, places) };
  }
  const isSo = {
    exactly: found.length === count,
    'at least': found.length >= count,
    'at most': found.length <= count,
  };
  const element = found.length === 1 ? found[0] : undefined;
  if (isSo[bound]) return { result: 'holds', element };
  const actual = printCommand({ ...assertion, bound: 'exactly', count: found.length });
  const fails = { result: 'fails' as const, text: `${actual}; expected ${bound} ${count}.`, element };
  return bound === 'exactly' && found.length > 0 ? { ...fails, shown: { count: found.length } } : fails;
}
