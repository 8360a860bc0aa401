import {
  cleanText,
  encloses,
  plainTarget,
  printCommand,
  printTarget,
  type Target,
} from 'shared/step-language';
import { containedText, occurrence } from '../texts/contained-text.ts';
import type { AssertedPage, Described } from './asserted-page.ts';
import { EXACT, type Measure } from './measure.ts';
import { isThere } from './place.ts';
import type { AssertionOf, Verdict } from './verdict.ts';
import { capitalize, shorten } from './wording.ts';

type Shows = AssertionOf<'shows'>;

export interface ShowsFacts {
  /** Whether the place is on the page. */
  isPlaceThere: boolean;
  /** What can be read in each region of the place; without a place on the page. */
  texts: string[][];
}

export async function showsFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  { text, place }: Shows,
): Promise<ShowsFacts> {
  if (!place) return { isPlaceThere: true, texts: [await page.textsIn(null)] };
  // Next to, above or below an element something shows the text as a whole.
  const regions = encloses(place)
    ? await page.regions(place)
    : (await page.matches(plainTarget(text, 'text', place), 'any')).map((element) => [page.partOf(element)]);
  const isPlaceThere = regions.length > 0 || (!encloses(place) && (await isThere(page, place)));
  const texts = regions.map(async (parts) =>
    (await Promise.all(parts.map((part) => page.textsIn(part)))).flat(),
  );
  return { isPlaceThere, texts: await Promise.all(texts) };
}

/** A visible text on the page or in every region of a place, including values of fields but no passwords. */
export function judgeShows<E>(
  assertion: Shows,
  { isPlaceThere, texts }: ShowsFacts,
  { compares }: Measure = EXACT,
): Verdict<E> {
  const { text, negated, place } = assertion;
  if (place && !isPlaceThere) return { result: 'fails', missing: { place } };
  if (texts.length === 0)
    return negated
      ? { result: 'holds' }
      : { result: 'fails', text: `${printCommand({ ...assertion, negated: true })}.` };
  const has = (one: string[]) => one.some((seen) => compares(seen, 'contains', text, negated));
  const where = place ? capitalize(printTarget(place.target)) : 'The page';
  if (negated)
    return texts.some(has)
      ? { result: 'fails', text: `${where} shows "${foundBy(occurrence(text), texts.flat())}".` }
      : { result: 'holds' };
  const lacking = texts.find((one) => !has(one));
  return lacking
    ? { result: 'fails', text: `${where} does not show "${text}".`, lacking }
    : { result: 'holds' };
}

/** What a pattern finds first, for a sentence; empty: nothing. */
function foundBy(pattern: RegExp, texts: string[]): string {
  for (const text of texts) {
    const [found] = pattern.exec(cleanText(text)) ?? [];
    if (found) return shorten(found);
  }
  return '';
}

/** The text as it is shown in another case; empty: it is not. */
export function inOtherCase(text: string, texts: string[]): string {
  return foundBy(containedText(text, 'iu'), texts);
}

/** A text named as an element, e.g. `the text "VAT"`. */
export const isNamedText = (target: Target): target is Target & { name: string } =>
  target.kind === 'text' && target.name !== null && target.ordinal === null;

/** The absence of such a text where no element shows it as a whole: in a longer text, e.g. before a full stop, it is not absent. */
export function absenceOf({ name, place }: Target & { name: string }): Shows {
  return { kind: 'shows', text: name, negated: true, place };
}
