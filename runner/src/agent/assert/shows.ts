import type { Locator } from 'playwright-core';
import { printTarget, type Place, type Target } from 'shared/step-language';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { capitalize } from '../describe.ts';
import { seenTexts } from '../page-text.ts';
import { otherNames } from '../resolve/absence.ts';
import { mostSimilar } from '../texts/nearest.ts';
import { matchAll, scopesOf } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { containedText, occurrence } from '../texts/contained-text.ts';
import { cleanText } from 'shared/step-language/normal-text';
import { sentenceOf, shorten, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { encloses, isThere } from './place.ts';
import { placeNotThere } from './every-element.ts';

/** A visible text on the page or in every region of a place, including values of fields but no passwords. */
export async function evaluateShows(
  run: RunContext,
  assertion: AssertionOf<'shows'>,
): Promise<AssertionResult> {
  const { text, negated, place } = assertion;
  const regions: (Locator | null)[][] = place ? await regionsOf(run, place, text) : [[null]];
  if (place && regions.length === 0) {
    if (encloses(place) || !(await isThere(run, place))) return placeNotThere(run, place);
    const sentence = sentenceOf({ ...assertion, negated: true });
    return { isTrue: negated, sentence: () => sentence };
  }
  const texts = await Promise.all(
    regions.map(async (scopes) => (await Promise.all(scopes.map((scope) => seenTexts(run, scope)))).flat()),
  );
  const pattern = negated ? occurrence(text) : containedText(text);
  const has = (one: string[]) => one.some((seen) => pattern.test(cleanText(seen)));
  const isTrue = negated ? !texts.some(has) : texts.every(has);
  return {
    isTrue,
    isMissing: !isTrue && !negated,
    sentence: async () => {
      if (isTrue) return sentenceOf(assertion);
      const where = place ? capitalize(printTarget(place.target)) : 'The page';
      if (negated) return `${where} shows "${foundBy(pattern, texts.flat())}".`;
      const lacking = texts.find((one) => !has(one)) ?? [];
      return `${where} does not show "${text}". ${await instead(run, text, lacking, place)}`;
    },
  };
}

/** A text named as an element, e.g. `the text "VAT"`. */
export const isNamedText = (target: Target): target is Target & { name: string } =>
  target.kind === 'text' && target.name !== null && target.ordinal === null;

/** The absence of such a text where no element shows it as a whole: in a longer text, e.g. before a full stop, it is not absent. */
export function evaluateTextAbsence(
  run: RunContext,
  { name, place }: Target & { name: string },
): Promise<AssertionResult> {
  return evaluateShows(run, { kind: 'shows', text: name, negated: true, place });
}

/** Next to, above or below an element: something shows the text as a whole. */
function regionsOf(run: RunContext, place: Place, text: string): Promise<Locator[][]> {
  if (encloses(place)) return scopesOf(run, place);
  return matchAll(run, { name: text, kind: 'text', ordinal: null, place }, 'any').then((found) =>
    found.map(({ locator }) => [locator]),
  );
}

function foundBy(pattern: RegExp, texts: string[]): string {
  for (const text of texts) {
    const [found] = pattern.exec(cleanText(text)) ?? [];
    if (found) return shorten(found);
  }
  return '';
}

/** Why a text was not found: it is in another case, outside of the place or hidden; else the most similar text. */
async function instead(run: RunContext, text: string, texts: string[], place: Place | null): Promise<string> {
  const inOtherCase = foundBy(containedText(text, 'iu'), texts);
  if (inOtherCase) return `It shows "${inOtherCase}", in another case.`;
  const onPage = place ? await seenTexts(run, null) : texts;
  if (place && onPage.some((one) => containedText(text).test(cleanText(one))))
    return 'The text stands elsewhere on the page.';
  const frames = await Promise.all(
    run.window
      .page()
      .frames()
      .map((frame) => evaluateIsolated(frame, 'readAllText').catch(() => '')),
  );
  if (frames.some((one) => containedText(text).test(cleanText(one))))
    return 'The text is in the page, but hidden.';
  const lines = texts.flatMap((one) => one.split('\n'));
  if (lines.every((line) => line.trim() === '')) return 'It shows no text.';
  const nearest = mostSimilar(otherNames(lines, text), text);
  if (nearest !== undefined) return `The nearest text there is "${shorten(nearest)}".`;
  const title = place ? '' : await evaluateIsolated(run.window.page(), 'readTitle').catch(() => '');
  return title ? `It is titled "${shorten(title)}" and has no similar text.` : 'It has no similar text.';
}
