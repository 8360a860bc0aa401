import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StepNeeds } from '../browser/test-window.ts';
import type { GivenValue } from '../values/values.ts';
import { openSentencePageIn, type SentencePage } from './open-sentence-page.ts';
import { sharedBrowser } from './shared-browser.ts';
import { FAILING } from './timings.ts';

export type { SentencePage };

/** Opens a page of this HTML in the browser that the test files of this process share. */
export async function openSentencePage(
  html: string,
  values?: GivenValue[],
  needs?: StepNeeds,
): Promise<SentencePage> {
  return openSentencePageIn(await sharedBrowser(), html, values, needs);
}

/** Tests that assertions on a static page pass or fail, each with a result in sentences. */
export function describeSentences(
  title: string,
  html: string,
  { pass, fail }: { pass: string[]; fail: { sentence: string; because: RegExp }[] },
): void {
  describe(title, () => {
    let page: SentencePage;
    before(async () => {
      page = await openSentencePage(html);
    });
    after(() => page.close());

    for (const sentence of pass)
      it(`passes: ${sentence}`, async () => {
        assert.match(await page.executeSentence(sentence), /^[\p{Lu}"“0-9].*[.!?…]["”]?$/u);
      });

    for (const { sentence, because } of fail)
      it(`fails: ${sentence}`, () =>
        assert.rejects(page.executeSentence(sentence, FAILING), { message: because }));
  });
}
