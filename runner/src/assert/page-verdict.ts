import {
  containedText,
  gatherFor,
  inOtherCase,
  shorten,
  type AssertionOf,
  type AssertionOfPage,
  type Missing,
} from 'shared/page-model/assert';
import { cleanText, type Place } from 'shared/step-language';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import { seenTexts } from '../page/page-text.ts';
import { otherNames } from '../resolve/absence.ts';
import { whatShowsText } from '../resolve/elsewhere.ts';
import { missingPlaceOf, surroundingsOf, type Instead } from '../resolve/not-found.ts';
import type { RunContext } from '../core/run-context.ts';
import { mostSimilar } from '../core/nearest.ts';
import { acceptanceOf } from './acceptance.ts';
import { assertedPage } from './asserted-page.ts';
import { sentenceOf, type AssertionResult } from './assertion-result.ts';

/** What an assertion about the page comes to on the page of a run. */
export async function evaluateOnPage(run: RunContext, assertion: AssertionOfPage): Promise<AssertionResult> {
  const judge = await gatherFor(assertedPage(run), assertion);
  const verdict = judge();
  if (verdict.result === 'holds')
    return {
      isTrue: true,
      element: verdict.element,
      sentence: () => verdict.text ?? sentenceOf(assertion),
    };
  if ('missing' in verdict) {
    const instead = () => whatIsThere(run, assertion, verdict.missing);
    return { isTrue: false, isMissing: true, instead, sentence: async () => (await instead()).text };
  }
  const { text } = verdict;
  if (verdict.result === 'fails' && verdict.lacking && assertion.kind === 'shows') {
    const { lacking } = verdict;
    const instead = async () => {
      const { text: why, fixes } = await whyLacking(run, assertion, lacking);
      return { text: `${text} ${why}`, fixes };
    };
    return { isTrue: false, isMissing: true, instead, sentence: async () => (await instead()).text };
  }
  return {
    isTrue: false,
    ...(verdict.result === 'fails' && {
      element: verdict.element,
      isFinal: verdict.isFinal,
      help: { fixes: acceptanceOf(run, assertion, verdict.shown) },
    }),
    sentence: () => text,
  };
}

async function whatIsThere(run: RunContext, assertion: AssertionOfPage, missing: Missing): Promise<Instead> {
  if ('place' in missing) return missingPlaceOf(run, missing.place);
  const instead = await surroundingsOf(run, missing.target, missing.purpose);
  // "There is no heading" does not say that the text of it is there, as no heading.
  const text = 'text' in assertion ? assertion.text : null;
  const isThere = text !== null && text !== '' && (await isOnPage(run, text));
  return isThere
    ? { ...instead, text: `${instead.text} The text "${shorten(text)}" is on the page.` }
    : instead;
}

/** Why a text was not found: it is in another case, outside of the place or hidden; else the most similar text. */
async function whyLacking(
  run: RunContext,
  { text, place }: AssertionOf<'shows'>,
  texts: string[],
): Promise<Pick<Instead, 'text' | 'fixes'>> {
  const otherCase = inOtherCase(text, texts);
  if (otherCase) return { text: `It shows "${otherCase}", in another case.` };
  if (place && (await isOnPage(run, text))) return { text: 'The text stands elsewhere on the page.' };
  // Letters of the words that it stands in.
  if (texts.some((one) => cleanText(one).includes(cleanText(text))))
    return { text: await mostSimilarText(run, text, place, texts) };
  const frames = await Promise.all(
    run.window
      .page()
      .frames()
      .map((frame) => evaluateIsolated(frame, 'readAllText').catch(() => '')),
  );
  if (frames.some((one) => containedText(text).test(cleanText(one)))) {
    const shown = place ? null : await whatShowsText(run, text).catch(() => null);
    const hidden = 'The text is in the page, but hidden.';
    return shown ? { text: `${hidden} ${shown.text}`, fixes: shown.fixes } : { text: hidden };
  }
  return { text: await mostSimilarText(run, text, place, texts) };
}

async function mostSimilarText(
  run: RunContext,
  text: string,
  place: Place | null,
  texts: string[],
): Promise<string> {
  // A sentence is compared by itself: within a long line nothing is similar to it.
  const lines = texts.flatMap((one) => one.split(/\n|(?<=[.!?])\s+/));
  if (lines.every((line) => line.trim() === '')) return 'It shows no text.';
  const nearest = mostSimilar(otherNames(lines, text), text);
  if (nearest !== undefined) return `The nearest text there is "${shorten(nearest)}".`;
  const title = place ? '' : await evaluateIsolated(run.window.page(), 'readTitle').catch(() => '');
  return title ? `It is titled "${shorten(title)}" and has no similar text.` : 'It has no similar text.';
}

async function isOnPage(run: RunContext, text: string): Promise<boolean> {
  const all = await seenTexts(run, null);
  return all.some((one) => containedText(text).test(cleanText(one)));
}
