import { chromium, type Browser } from 'playwright-core';

/** Keep a closed machine quiet: nothing here asks the network for anything that a page did not ask for. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser. Rejects with Playwright's error if it does not come up within half a minute. */
export function launchBrowser(options: { executablePath: string; headless: boolean }): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: options.executablePath,
    headless: options.headless,
    timeout: 30_000,
    // The process's own handlers end the runner; the browser must not die before the results are stored.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...FLAGS,
      ...(options.headless ? ['--headless=new'] : []),
      // Chromium's sandbox does not work for root.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
}
