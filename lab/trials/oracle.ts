import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluateOver, targetsAt } from './devtools.ts';

/** Looks into the pages under test over the browser's debugging protocol: it shares no code with the runner. */
export interface Oracle {
  /** The browser for the runner to start: the machine's own with a debugging port. */
  executablePath: string;
  /**
   * Whether the expression becomes true in a page of this origin within the time limit; the last error or value otherwise.
   * @param limit in milliseconds; 0: as the page is now
   */
  sees(origin: string, expression: string, limit?: number): Promise<{ isTrue: boolean; saw: string }>;
}

const INTERVAL_MS = 100;

/** What expressions may use. Only what people see counts as a text. */
const HELPERS = `
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (selector) => all(selector).some((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
  const text = (selector) => ($(selector)?.innerText ?? '').replace(/\\s+/g, ' ').trim();
  const value = (selector) => $(selector)?.value;
  const row = (words) => all('tr').find((element) => element.innerText.includes(words));`;

/** @param folder where a starter for the browser and its output are put; `timeout` in milliseconds */
export async function openOracle(browserPath: string, folder: string, timeout = 3000): Promise<Oracle> {
  const output = join(folder, 'browser-output');
  const executablePath = join(folder, 'browser');
  await writeFile(output, '');
  await writeFile(
    executablePath,
    `#!/bin/sh\nexec '${browserPath}' "$@" --remote-debugging-port=0 2>>'${output}'\n`,
  );
  await chmod(executablePath, 0o755);

  async function evaluateAll(origin: string, expression: string): Promise<string[]> {
    const pages = (await targetsAt([origin], await readFile(output, 'utf8'))).filter(
      ({ type }) => type === 'page',
    );
    return Promise.all(pages.map((page) => evaluateOver(page.webSocketDebuggerUrl, expression)));
  }

  async function sees(origin: string, expression: string, limit = timeout) {
    const deadline = performance.now() + limit;
    let saw = 'no page';
    do {
      const values = await evaluateAll(origin, `(() => { ${HELPERS} return (${expression}); })()`);
      if (values.includes('true')) return { isTrue: true, saw: 'true' };
      saw = values.at(-1) ?? saw;
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    } while (performance.now() < deadline);
    return { isTrue: false, saw };
  }

  return { executablePath, sees };
}
