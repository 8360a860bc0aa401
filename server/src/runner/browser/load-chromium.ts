import type { BrowserType } from 'playwright-core';

/** What starts and reaches browsers. It takes thirty megabytes and is loaded at its first use: a worker may wait for long. */
export async function loadChromium(): Promise<BrowserType> {
  return (await import('playwright-core')).chromium;
}
