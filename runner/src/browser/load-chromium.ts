import type { BrowserType } from 'playwright-core';
import { registerSelectors } from './selectors.ts';

let loaded: Promise<BrowserType> | undefined;

/** Playwright's Chromium, loaded at the first use: it takes 30 MB, which an idle worker does not need. */
export function loadChromium(): Promise<BrowserType> {
  return (loaded ??= load());
}

async function load(): Promise<BrowserType> {
  const { chromium, selectors } = await import('playwright-core');
  await registerSelectors(selectors);
  return chromium;
}
