import type { Browser } from 'playwright-core';
import { modelOf } from '../../runner/src/resolve/testing/check-model.ts';
import { openSentencePageIn } from '../../runner/src/testing/open-sentence-page.ts';
import { readAccessibilityTree } from './accessibility-tree.ts';
import { compareTree, type Difference } from './compare-tree.ts';
import { pressControls } from './press-controls.ts';
import { compareScreen } from './compare-screen.ts';
import { flipFacts } from './flip-facts.ts';
import { stateFacts } from './state-facts.ts';

/** What pages do by themselves after loading is over by then, by their own timers. */
const PAGE_REST_MS = 1500;
const CAPTURE = 60_000;

export interface PageResult {
  library: string;
  /** Elements in Chromium's tree that have a role and a place. */
  elements: number;
  /** Sentences about states. */
  stated: number;
  /** Words that can be read on the screen. */
  words: number;
  /** Alterations of elements. */
  flipped: number;
  pressed: number;
  notAddressable: number;
  differences: Difference[];
}

export type Oracle = 'tree' | 'states' | 'screen' | 'flips' | 'press';

/** Asks the oracles about a page. */
export async function tryPage(
  browser: Browser,
  { library, address }: { library: string; address: string },
  oracles: Oracle[],
): Promise<PageResult> {
  const sentences = await openSentencePageIn(browser, '');
  const { page, run } = sentences;
  const result: PageResult = {
    library,
    elements: 0,
    stated: 0,
    words: 0,
    flipped: 0,
    pressed: 0,
    notAddressable: 0,
    differences: [],
  };
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    await run.window.activity.waitUntilRendered(page, PAGE_REST_MS, CAPTURE);
    if (errors.length > 0) throw new Error(`The page of ${library} is broken: ${errors.join('; ')}`);
    const tree = await readAccessibilityTree(page);
    result.elements = tree.length;
    const model = await modelOf({ ...run, timing: { ...run.timing, capture: CAPTURE } });
    if (oracles.includes('tree')) result.differences.push(...compareTree(library, tree, model));
    if (oracles.includes('states')) {
      const { stated, differences } = await stateFacts(library, tree, sentences);
      result.stated = stated;
      result.differences.push(...differences);
    }
    if (oracles.includes('screen')) {
      const { words, differences } = await compareScreen(library, page, model);
      result.words = words;
      result.differences.push(...differences);
    }
    if (oracles.includes('flips')) {
      const { flipped, differences } = await flipFacts(library, tree, sentences);
      result.flipped = flipped;
      result.differences.push(...differences);
    }
    if (oracles.includes('press')) {
      const { pressed, notAddressable, differences } = await pressControls(library, tree, sentences);
      Object.assign(result, { pressed, notAddressable });
      result.differences.push(...differences);
    }
    return result;
  } finally {
    await sentences.close();
  }
}
