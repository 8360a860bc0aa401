import { encloses } from 'shared/step-language';
import type { AssertedPage, Described } from './asserted-page.ts';
import { EXACT, type Measure } from './measure.ts';
import { isThere } from './place.ts';
import { absenceOf, isNamedText, judgeShows, showsFacts, type ShowsFacts } from './shows.ts';
import { targetMissing, type AssertionOf, type Verdict } from './verdict.ts';
import { capitalize } from './wording.ts';

type Visibility = AssertionOf<'state'> & { state: 'visible' | 'hidden' };

interface VisibilityFacts<E> {
  seen: E[];
  /** With those that cannot be seen; counted only where all of a kind are to be visible. */
  total: number;
  isPlaceThere: boolean;
  /** What is shown in the place of a text that no element shows as a whole and that is to be hidden. */
  asPart: ShowsFacts | null;
  /** What is shown in the place of another name without an element. */
  texts: string[];
}

export async function visibilityFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { target, state, each }: Visibility,
): Promise<VisibilityFacts<E>> {
  const { name, kind, place } = target;
  const seen = await page.matches(target, 'any', { plural: true });
  const facts = { seen, total: seen.length, isPlaceThere: true, asPart: null, texts: [] };
  if (state === 'visible')
    return seen.length > 0 && each
      ? { ...facts, total: (await page.matches(target, 'any', { hidden: true, plural: true })).length }
      : facts;
  if (seen.length > 0) return facts;
  if (isNamedText(target)) return { ...facts, asPart: await showsFacts(page, absenceOf(target)) };
  if (!(await isThere(page, place))) return { ...facts, isPlaceThere: false };
  if (name === null || kind !== null || (place && !encloses(place))) return facts;
  const parts = (await page.regions(place)).flat();
  return { ...facts, texts: (await Promise.all(parts.map((part) => page.textsIn(part)))).flat() };
}

/** Whether what a target names can be seen, or nothing of it. */
export function judgeVisibility<E extends Described>(
  { target, state, each }: Visibility,
  { seen, total, isPlaceThere, asPart, texts }: VisibilityFacts<E>,
  measure: Measure = EXACT,
): Verdict<E> {
  const { name, place } = target;
  const [first] = seen;
  if (state === 'visible') {
    if (!first) return targetMissing(target);
    const hidden = each ? total - seen.length : 0;
    if (hidden <= 0) return { result: 'holds', element: first };
    return { result: 'fails', text: `${hidden} of ${total} are hidden.`, element: first };
  }
  if (first) return { result: 'fails', text: `${capitalize(first.description)} is visible.`, element: first };
  if (asPart && isNamedText(target)) return judgeShows(absenceOf(target), asPart, measure);
  if (place && !isPlaceThere) return { result: 'fails', missing: { place } };
  // What only a style sheet writes is no element, but can be seen. A mark at the end of a line does not make another text of it.
  return name !== null && texts.some((text) => measure.hasLine(text, name))
    ? { result: 'fails', text: `The page shows "${name}".` }
    : { result: 'holds' };
}
