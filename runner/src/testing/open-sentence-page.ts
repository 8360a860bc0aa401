import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { isAssertion, isClear, readStep } from 'shared/step-language';
import { executeCommand } from '../actions/execute-command.ts';
import { runAssertion } from '../assert/run-assertion.ts';
import { newHistory, type RunContext } from '../core/run-context.ts';
import { openTestWindow, type StepNeeds } from '../browser/test-window.ts';
import type { Timing } from '../timing.ts';
import { createValues, type GivenValue } from '../values/values.ts';
import { GENEROUS } from './timings.ts';

/** A page in a context of its own, on which sentences of the step language are executed. */
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
export async function openSentencePageIn(
  browser: Browser,
  html: string,
  values: GivenValue[] = [],
  needs?: StepNeeds,
): Promise<SentencePage> {
  const window = await openTestWindow(browser, { takesScreenshots: false, needs });
  await window.page().setContent(html);
  const run: RunContext = {
    window,
    values: createValues(values),
    history: newHistory(),
    timing: GENEROUS,
    startingUrl: 'about:blank',
    attachment: undefined,
    elapsed: () => 0,
    step: { signal: new AbortController().signal },
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
      const context = { ...run, timing, written: command, sentence };
      if (isAssertion(command)) return (await runAssertion(context, command, timing.wait)).result;
      const { action, sentence: result } = await executeCommand(context, command);
      if (!action.isSuccessful) throw new Error(result);
      return result;
    },
    close: () => window.close(),
  };
}
