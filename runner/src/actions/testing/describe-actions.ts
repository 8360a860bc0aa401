import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';
import { failureOf, executeSentence } from './execute-sentence.ts';

/** Steps on a fresh page, and an expression or function that must be true on the page afterwards. */
export interface Works {
  steps: string[];
  leaves: string;
  /** The last step's result. */
  result?: string | RegExp;
}

/** Steps of which the last fails, and the reason. */
export interface Fails {
  steps: string[];
  because: string | RegExp;
  /** As in `Works`, for effects that must be absent. */
  leaves?: string;
}

/** Tests steps on a page of this HTML, each test on a fresh one. */
export function describeActions(title: string, html: string, works: Works[], fails: Fails[]): void {
  describe(title, () => {
    let sentences: SentencePage;
    before(async () => {
      sentences = await openSentencePage(html);
    });
    after(() => sentences.close());

    async function executeAll(steps: string[]): Promise<string[]> {
      await sentences.page.goto('about:blank');
      await sentences.page.setContent(html);
      const results: string[] = [];
      for (const step of steps) results.push(await executeSentence(sentences.run, step));
      return results;
    }

    for (const { steps, leaves, result } of works)
      it(steps.join('; '), async () => {
        const results = await executeAll(steps);
        await expectTrue(sentences.page, leaves);
        if (typeof result === 'string') assert.equal(results.at(-1), result);
        else if (result) assert.match(results.at(-1) ?? '', result);
      });

    for (const { steps, because, leaves } of fails)
      it(`fails: ${steps.join('; ')}`, async () => {
        await executeAll(steps.slice(0, -1));
        const before = await sentences.page.content();
        const failure = await failureOf(sentences.run, steps.at(-1) ?? '');
        if (typeof because === 'string') assert.equal(failure, because);
        else assert.match(failure, because);
        if (leaves) await expectTrue(sentences.page, leaves);
        else assert.ok((await sentences.page.content()) === before, 'the page has changed');
      });
  });
}

/** Pages react to clicks a moment later. */
async function expectTrue(page: Page, expression: string): Promise<void> {
  await page
    .waitForFunction(expression, undefined, { timeout: 60_000 })
    .catch(() => assert.fail(`not so afterwards: ${expression}`));
}
