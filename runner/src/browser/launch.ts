import type { Browser } from 'playwright-core';
import { browserFlags } from './flags.ts';
import { loadChromium } from './load-chromium.ts';

const START_TIMEOUT_MS = 30_000;

export interface LaunchOptions {
  executablePath: string;
  headless: boolean;
  /** Every context has a proxy of its own, and nothing passes it by. */
  isFenced?: boolean;
}

/** Starts a browser. Rejects with Playwright's error if it does not come up within half a minute. */
export async function launchBrowser({ executablePath, headless, isFenced }: LaunchOptions): Promise<Browser> {
  const chromium = await loadChromium();
  return chromium.launch({
    executablePath,
    headless,
    timeout: START_TIMEOUT_MS,
    // The process's own handlers end the runner; the browser must not die before the results are stored.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // As a person's browser does, it opens a window only in answer to a click: a page cannot open a thousand.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [...browserFlags(isFenced ? '127.0.0.1' : undefined), ...(headless ? ['--headless=new'] : [])],
  });
}
