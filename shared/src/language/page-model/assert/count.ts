import { printCommand } from 'shared/step-language';
import type { AssertedPage, Described } from './asserted-page.ts';
import type { Measure } from './measure.ts';
import { isThere } from './place.ts';
import { absenceOf, isNamedText, judgeShows, showsFacts, type ShowsFacts } from './shows.ts';
import type { AssertionOf, Verdict } from './verdict.ts';

type Count = AssertionOf<'count'>;

interface CountFacts<E> {
  found: E[];
  isPlaceThere: boolean;
  /** What is shown in the place of a text that no element shows as a whole and that is to be absent. */
  asPart: ShowsFacts | null;
}

export async function countFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target, bound, count }: Count,
): Promise<CountFacts<E>> {
  const found = await page.matches({ ...target, ordinal: null }, 'any');
  const isPlaceThere = found.length > 0 || (await isThere(page, target.place));
  const isAbsence = found.length === 0 && isPlaceThere && count === 0 && bound !== 'at least';
  return {
    found,
    isPlaceThere,
    asPart: isAbsence && isNamedText(target) ? await showsFacts(page, absenceOf(target)) : null,
  };
}

/** The number of visible elements of a name or kind. */
export function judgeCount<E>(
  assertion: Count,
  { found, isPlaceThere, asPart }: CountFacts<E>,
  measure?: Measure,
): Verdict<E> {
  const { target, bound, count } = assertion;
  if (target.place && !isPlaceThere) return { result: 'fails', missing: { place: target.place } };
  if (asPart && isNamedText(target)) return judgeShows(absenceOf(target), asPart, measure);
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
