import type { Browser } from 'playwright-core';
import { modelOf } from '../../runner/src/resolve/testing/check-model.ts';
import { openSentencePageIn } from '../../runner/src/testing/open-sentence-page.ts';
import { serveFolder, type Mounts } from '../trials/static-site.ts';
import { readAccessibilityTree } from './accessibility-tree.ts';
import { compareTree, type Difference } from './compare-tree.ts';
import { pressControls } from './press-controls.ts';

/** What pages do by themselves after loading is over by then. */
const PAGE_REST_MS = 1500;
const CAPTURE = 60_000;

export interface PageResult {
  library: string;
  /** Elements in Chromium's tree that have a role and a place. */
  elements: number;
  pressed: number;
  notAddressable: number;
  differences: Difference[];
}

export type Oracle = 'tree' | 'press';

/** Asks the oracles about a page. */
export async function tryPage(
  browser: Browser,
  {
    library,
    folder,
    path = '/',
    mounts,
  }: { library: string; folder: string; path?: string; mounts?: Mounts },
  oracles: Oracle[],
): Promise<PageResult> {
  const site = await serveFolder(folder, mounts);
  const sentences = await openSentencePageIn(browser, '');
  const { page, run } = sentences;
  const result: PageResult = { library, elements: 0, pressed: 0, notAddressable: 0, differences: [] };
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.address + path);
    await new Promise((resolve) => setTimeout(resolve, PAGE_REST_MS));
    if (errors.length > 0) throw new Error(`The page of ${library} is broken: ${errors.join('; ')}`);
    const tree = await readAccessibilityTree(page);
    result.elements = tree.length;
    if (oracles.includes('tree')) {
      const model = await modelOf({ ...run, timing: { ...run.timing, capture: CAPTURE } });
      result.differences.push(...compareTree(library, tree, model));
    }
    if (oracles.includes('press')) {
      const { pressed, notAddressable, differences } = await pressControls(library, tree, sentences);
      Object.assign(result, { pressed, notAddressable });
      result.differences.push(...differences);
    }
    return result;
  } finally {
    await sentences.close();
    await site.close();
  }
}
