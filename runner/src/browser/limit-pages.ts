import type { BrowserContext } from 'playwright-core';

/** More windows than any test needs. */
const MAX_PAGES = 20;

/** Closes every window beyond the most that a test may have open. `onSurplus` hears of the first. */
export function limitPages(context: BrowserContext, onSurplus: (sentence: string) => void): void {
  let hasReported = false;
  context.on('page', (page) => {
    if (context.pages().length <= MAX_PAGES) return;
    page.close().catch(() => undefined);
    if (!hasReported) onSurplus(`The page opened more than ${MAX_PAGES} windows; the others were closed.`);
    hasReported = true;
  });
}
