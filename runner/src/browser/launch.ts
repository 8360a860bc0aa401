import type { Browser } from 'playwright-core';
import { browserFlags } from './flags.ts';
import { loadChromium } from './load-chromium.ts';

const START_TIMEOUT_MS = 30_000;

export interface LaunchOptions {
  executablePath: string;
  headless: boolean;
  /** Every context has its own proxy, which no request can bypass. */
  isFenced?: boolean;
}

/** Starts a browser. Rejects with Playwright's error after 30 seconds. */
export async function launchBrowser({ executablePath, headless, isFenced }: LaunchOptions): Promise<Browser> {
  const chromium = await loadChromium();
  return chromium.launch({
    executablePath,
    headless,
    timeout: START_TIMEOUT_MS,
    // The process's own handlers shut the runner down; the browser must not exit before the results are stored.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // With popup blocking, a page opens windows only in response to a click and cannot open a thousand.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    args: [...browserFlags(isFenced ? '127.0.0.1' : undefined), ...(headless ? ['--headless=new'] : [])],
  });
}
