import type { BrowserType } from 'playwright-core';
import type { BrowserEngine } from 'shared/constants';
import { registerSelectors } from '../page/selectors.ts';

type Types = Record<BrowserEngine, BrowserType>;

let loaded: Promise<Types> | undefined;

/** Playwright's Chromium, loaded at the first use: it takes 30 MB, which an idle worker does not need. */
export function loadChromium(): Promise<BrowserType> {
  return loadBrowserType('chromium');
}

/** The same for any engine. */
export async function loadBrowserType(engine: BrowserEngine): Promise<BrowserType> {
  return (await (loaded ??= load()))[engine];
}

async function load(): Promise<Types> {
  const { chromium, firefox, webkit, selectors } = await import('playwright-core');
  await registerSelectors(selectors);
  return { chromium, firefox, webkit };
}
