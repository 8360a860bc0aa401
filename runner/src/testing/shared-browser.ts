import { after } from 'node:test';
import type { Browser } from 'playwright-core';
import { findChromium } from '../browser/chromium.ts';
import { launchBrowser } from '../browser/launch.ts';

let browser: Promise<Browser> | undefined;

/** The browser that all test files of this process share; it is closed after the last of them. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= launch());
}

async function launch(): Promise<Browser> {
  const launched = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  // On a busy machine the first input and the first screenshot of a browser take longer than a step waits.
  const page = await launched.newPage();
  await page.mouse.move(1, 1);
  await page.screenshot();
  await page.close();
  return launched;
}

after(async () => (await browser)?.close());
