/** Preloaded by the test script: hooks of a module belong to the file that loads it first, and its other files would lose the browser. */
import { after } from 'node:test';
import type { Browser } from 'playwright-core';

let browser: Promise<Browser> | undefined;

/** The browser that all test files of this process share; it is closed after the last of them. */
export function sharedBrowser(): Promise<Browser> {
  return (browser ??= launch());
}

async function launch(): Promise<Browser> {
  const [{ findChromium }, { launchBrowser }] = await Promise.all([
    import('../browser/chromium.ts'),
    import('../browser/launch.ts'),
  ]);
  const launched = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  // On a busy machine the first input and the first screenshot of a browser take longer than a step waits.
  const page = await launched.newPage();
  await page.mouse.move(1, 1);
  await page.screenshot();
  await page.close();
  return launched;
}

after(async () => (await browser)?.close());
