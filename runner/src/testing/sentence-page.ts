import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PageModel } from 'shared/page-model';
import { evaluateOnModel } from 'shared/page-model/assert';
import { isAssertion, readStep } from 'shared/step-language';
import { modelOf } from '../resolve/testing/check-model.ts';
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

/** Tests that assertions on a static page pass or fail, each with a result in sentences, and that a model of the page does not say otherwise. */
export function describeSentences(
  title: string,
  html: string,
  { pass, fail }: { pass: string[]; fail: { sentence: string; because: RegExp }[] },
): void {
  describe(title, () => {
    let page: SentencePage;
    let model: PageModel;
    before(async () => {
      page = await openSentencePage(html);
      model = await modelOf(page.run);
    });
    after(() => page.close());

    for (const sentence of pass)
      it(`passes: ${sentence}`, async () => {
        assert.match(await page.executeSentence(sentence), /^[\p{Lu}"“0-9].*[.!?…]["”]?$/u);
        assert.notEqual(await resultOn(model, sentence), 'fails');
      });

    for (const { sentence, because } of fail)
      it(`fails: ${sentence}`, async () => {
        await assert.rejects(page.executeSentence(sentence, FAILING), { message: because });
        assert.notEqual(await resultOn(model, sentence), 'holds');
      });
  });
}

async function resultOn(model: PageModel, sentence: string): Promise<string> {
  const { command } = readStep(sentence);
  if (!command || !isAssertion(command)) return 'unknown';
  return (await evaluateOnModel(model, command, 'about:blank')).result;
}
