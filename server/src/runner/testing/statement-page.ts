import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { findChromium } from '../../platform/chromium.ts';
import type { Session } from '../agent/session.ts';
import { readStep } from '../agent/reading/read-step.ts';
import { runCheck } from '../agent/run-check.ts';
import { launchBrowser } from '../browser/launch.ts';
import { openTestWindow } from '../browser/test-window.ts';
import { createValues } from '../values/values.ts';

/** A page in a browser of its own, about which statements are made. */
export interface StatementPage {
  browser: Browser;
  session: Session;
  /**
   * @param limit milliseconds
   * @returns what the check says.
   * @throws StepFailure if the statement is false.
   */
  verify(statement: string, limit?: number): Promise<string>;
  close(): Promise<void>;
}

/** Opens a page of this HTML. */
export async function openStatementPage(html: string): Promise<StatementPage> {
  const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  const window = await openTestWindow(browser);
  await window.page().setContent(html);
  const session: Session = {
    window,
    values: createValues([]),
    startingUrl: 'about:blank',
    attachment: undefined,
    elapsed: () => 0,
    signal: new AbortController().signal,
  };
  return {
    browser,
    session,
    async verify(statement, limit = 350) {
      const reading = readStep(`Verify that ${statement}`, 'assert');
      assert.ok('commands' in reading, `${statement} was not read`);
      const [command] = reading.commands;
      assert.ok(command?.kind === 'check' && reading.commands.length === 1);
      return (await runCheck(session, command.check, limit)).result;
    },
    async close() {
      await window.close();
      await browser.close();
    },
  };
}

/** Looks wait most of their time: so many statements are tried at a time. */
const AT_A_TIME = 4;

/** Tests that all of these statements about a page, which stays as it is, are found true, or false, and said so in a sentence. */
export function describeStatements(
  title: string,
  html: string,
  { areTrue, areFalse }: { areTrue: string[]; areFalse: string[] },
): void {
  describe(title, { concurrency: AT_A_TIME }, () => {
    let page: StatementPage;
    before(async () => {
      page = await openStatementPage(html);
    });
    after(() => page.close());

    for (const statement of areTrue)
      it(`finds true: ${statement}`, async () => {
        assert.match(await page.verify(statement), /^[\p{Lu}"“].*\.$/u);
      });

    for (const statement of areFalse)
      it(`finds false: ${statement}`, async () => {
        const error = await page.verify(statement).then(
          (result) => assert.fail(`it passed: ${result}`),
          (reason: Error) => reason,
        );
        assert.equal(error.name, 'StepFailure', error.stack);
      });
  });
}
