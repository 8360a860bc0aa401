import type { BrowserType } from 'playwright-core';
import { registerSelectors } from './selectors.ts';

let loaded: Promise<BrowserType> | undefined;

/** What starts and reaches browsers. It takes thirty megabytes and is loaded at its first use: a worker may wait for long. */
export function loadChromium(): Promise<BrowserType> {
  return (loaded ??= load());
}

async function load(): Promise<BrowserType> {
  const { chromium, selectors } = await import('playwright-core');
  await registerSelectors(selectors);
  return chromium;
}
