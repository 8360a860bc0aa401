import type { Assertion } from 'shared/step-language';
import type { RunContext } from '../../core/run-context.ts';
import { capture, type PageCapture } from './capture.ts';
import { changedControls, changedCounts, changedTexts, newDialogs } from './element-changes.ts';
import { sentenceIfTrue } from './holds.ts';
import { newTexts, pageChanges, removedTexts } from './text-changes.ts';

const MAX_PROPOSALS = 3;
/** Of one sort of change; a page that changes much is not described by one sort only. */
const MAX_OF_SORT = 2;

/**
 * Sentences that a person might assert after an action, at most three, first what the page says about it itself, in dialogs, messages and
 * headings. Each is true now and was false when `before` was captured. None contains a secret, or a text that will be another at the next run.
 */
export async function proposeAssertions(run: RunContext, before: PageCapture): Promise<string[]> {
  const now = await capture(run);
  const sorts: (() => Promise<Assertion[]> | Assertion[])[] = [
    () => newDialogs(run, before, now),
    () => newTexts(before, now, 'message'),
    () => newTexts(before, now, 'heading'),
    () => changedTexts(run, before, now),
    () => changedCounts(run, before, now),
    () => changedControls(run, before, now),
    () => pageChanges(before, now),
    () => newTexts(before, now, 'text'),
    () => newTexts(before, now, 'control'),
    () => removedTexts(before, now),
  ];
  const sentences: string[] = [];
  for (const candidatesOf of sorts) {
    let ofSort = 0;
    for (const candidate of await candidatesOf()) {
      if (sentences.length === MAX_PROPOSALS) return sentences;
      if (ofSort === MAX_OF_SORT) break;
      const sentence = await sentenceIfTrue(run, candidate);
      if (sentence === null || sentences.includes(sentence)) continue;
      sentences.push(sentence);
      ofSort++;
    }
  }
  return sentences;
}
