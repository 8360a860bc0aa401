import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import type { Case } from './find-cases.ts';

export interface Implementation {
  /** Answers the cases of a page, in their order. */
  answer: (page: Page, cases: Case[]) => Promise<string[]>;
  /** Computes the roles and names of a whole page, in the least time that its interface allows. */
  readPage: (page: Page, session: CDPSession) => Promise<unknown>;
}

/** What computes roles and accessible names. */
export const implementations: Record<string, Implementation> = {
  ours: bundled('ours'),
  'dom-accessibility-api': bundled('dom-accessibility-api'),
  Playwright: { answer: askPlaywright, readPage: (page) => page.locator('body').ariaSnapshot() },
  Chromium: {
    answer: askChromium,
    readPage: (_, session) => session.send('Accessibility.getFullAXTree'),
  },
};

/** A module of `in-page`, bundled as the product bundles its own. */
function bundled(module: string): Implementation {
  const [output] = buildSync({
    entryPoints: [fileURLToPath(new URL(`in-page/${module}.ts`, import.meta.url))],
    write: false,
    bundle: true,
    format: 'iife',
    globalName: 'implementation',
    target: 'esnext',
    tsconfigRaw: '{}',
  }).outputFiles;
  const evaluate = (page: Page, statements: string): Promise<string[]> =>
    page.evaluate(`(() => { ${output?.text ?? ''} ${statements} })()`);
  return {
    answer: (page) =>
      evaluate(
        page,
        `return cases.map(({ element, property }) => implementation[property + 'sOf']([element])[0]);`,
      ),
    readPage: (page) =>
      evaluate(
        page,
        `const all = [...document.body.querySelectorAll('*')];
        return [implementation.rolesOf(all).join(), implementation.namesOf(all).join()];`,
      ),
  };
}

/** Its functions are private; its matchers are not, and say what they have found. */
async function askPlaywright(page: Page, cases: Case[]): Promise<string[]> {
  const answers: string[] = [];
  for (const [index, { property, expected }] of cases.entries()) {
    const element = page.locator(`[data-case~="${index}"]`);
    const [wanted = ''] = expected;
    const check =
      property === 'name'
        ? expect(element).toHaveAccessibleName(wanted, { timeout: 1 })
        : expect(element).toHaveRole(wanted as 'button', { timeout: 1 });
    answers.push(
      await check.then(
        () => wanted,
        (error: { matcherResult?: { actual?: unknown } }) => String(error.matcherResult?.actual ?? ''),
      ),
    );
  }
  return answers;
}

async function askChromium(page: Page, cases: Case[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const answers: string[] = [];
  for (const [index, { property }] of cases.entries()) {
    const { result } = await session.send('Runtime.evaluate', { expression: `cases[${index}].element` });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    answers.push(String(nodes[0]?.[property]?.value ?? ''));
  }
  await session.detach();
  return answers;
}
