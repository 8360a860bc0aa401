import { readdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { cleanText } from 'shared/step-language/normal-text';
import { serveFolder } from '../trials/static-site.ts';
import { collectCases, listCases, type Case } from './find-cases.ts';
import { implementations } from './implementations.ts';

const PAGES = /^(?:accname|html-aam|wai-aria\/role)\/.*\.html$/;
/** Other words for the roles of WAI-ARIA. */
const SYNONYMS: Record<string, string> = { image: 'img', none: '', presentation: '', generic: '' };

/** How many cases of a page each implementation gets right, by its name. */
export interface Score {
  page: string;
  cases: number;
  right: Record<string, number>;
}

/** @param onWrong is told what an implementation gets wrong */
export async function countRight(
  browser: Browser,
  folder: string,
  onWrong: (name: string, text: string) => void,
): Promise<Score[]> {
  const scores = new Map<string, Score>();
  const site = await serveFolder(folder);
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.filter((one) => PAGES.test(one)).sort()) {
    const page = await browser.newPage();
    await page.addInitScript(collectCases);
    await page.goto(`${site.address}/${path}`);
    await measure(page, path, scores, onWrong);
    await page.close();
  }
  await site.close();
  return [...scores.values()];
}

async function measure(
  page: Page,
  path: string,
  scores: Map<string, Score>,
  onWrong: (name: string, text: string) => void,
): Promise<void> {
  const cases = await page.evaluate(listCases);
  const scoreOf = ({ property }: Case) => {
    // Those of `manual` have a case each.
    const key = `${path.startsWith('accname/manual/') ? 'accname/manual' : path} (${property})`;
    const score = scores.get(key) ?? { page: key, cases: 0, right: {} };
    scores.set(key, score);
    return score;
  };
  for (const one of cases) scoreOf(one).cases++;
  for (const [name, { answer }] of Object.entries(implementations))
    for (const [index, given] of (await answer(page, cases)).entries()) {
      const one = cases[index];
      if (!one) continue;
      const isRight = one.expected.some((expected) => comparable(one, expected) === comparable(one, given));
      const { right } = scoreOf(one);
      right[name] = (right[name] ?? 0) + Number(isRight);
      if (!isRight)
        onWrong(name, `${path}: ${one.title}: "${given}" instead of "${one.expected.join('" or "')}"`);
    }
}

/** White space is compared as the product compares it. */
function comparable({ property }: Case, value: string): string {
  return property === 'role' ? (SYNONYMS[value] ?? value) : cleanText(value);
}
