import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { isAssertion, isClear, readStep } from 'shared/step-language';
import { findChromium } from '../browser/chromium.ts';
import { executeCommand } from '../actions/execute-command.ts';
import { runAssertion } from '../agent/assert/run-assertion.ts';
import type { RunContext } from '../agent/run-context.ts';
import { launchBrowser } from '../browser/launch.ts';
import { openTestWindow, type StepNeeds } from '../browser/test-window.ts';
import type { Timing } from '../timing.ts';
import { GENEROUS, FAILING } from './timings.ts';
import { createValues, type GivenValue } from '../values/values.ts';

/** A page in a browser of its own, on which sentences of the step language are executed. */
export interface SentencePage {
  run: RunContext;
  page: Page;
  /**
   * @param timing absent: generous, since the sentence is to pass
   * @returns the step's result: sentences.
   * @throws an error with the step's result if it fails.
   */
  executeSentence(sentence: string, timing?: Timing): Promise<string>;
  close(): Promise<void>;
}

/** Opens a page of this HTML. */
export async function openSentencePage(
  html: string,
  values: GivenValue[] = [],
  needs?: StepNeeds,
): Promise<SentencePage> {
  const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  const window = await openTestWindow(browser, { takesScreenshots: false, needs });
  await window.page().setContent(html);
  // On a busy machine the first input and the first screenshot of a browser take longer than a step waits.
  await window.page().mouse.move(1, 1);
  await window.page().screenshot();
  const run: RunContext = {
    window,
    values: createValues(values),
    history: { lastActionAt: null, lastActionStartedAt: null, lastActionFrom: null },
    timing: GENEROUS,
    startingUrl: 'about:blank',
    attachment: undefined,
    elapsed: () => 0,
    signal: new AbortController().signal,
  };
  return {
    run,
    page: window.page(),
    async executeSentence(sentence, timing = GENEROUS) {
      const reading = readStep(sentence);
      const { command } = reading;
      assert.ok(
        command && isClear(reading),
        `"${sentence}" is no clear sentence: ${reading.problem?.message}`,
      );
      const context = { ...run, timing, command };
      if (isAssertion(command)) return (await runAssertion(context, command, timing.wait)).result;
      const { action, sentence: result } = await executeCommand(context, command);
      if (!action.isSuccessful) throw new Error(result);
      return result;
    },
    async close() {
      await window.close();
      await browser.close();
    },
  };
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
