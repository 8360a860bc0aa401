import type { BrowserContext } from 'playwright-core';

/** More windows than any test needs. */
const MOST_PAGES = 20;

/** Closes every window beyond the most that a test may have open. `onSurplus` hears of the first. */
export function limitPages(context: BrowserContext, onSurplus: (sentence: string) => void): void {
  let hasTold = false;
  context.on('page', (page) => {
    if (context.pages().length <= MOST_PAGES) return;
    page.close().catch(() => undefined);
    if (!hasTold) onSurplus(`The page opened more than ${MOST_PAGES} windows; the others were closed.`);
    hasTold = true;
  });
}
