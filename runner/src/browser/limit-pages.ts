import type { BrowserContext } from 'playwright-core';

/** More than any test needs. */
const MAX_PAGES = 20;

/** Closes every page beyond the limit. Calls `onSurplus` for the first one. */
export function limitPages(context: BrowserContext, onSurplus: (sentence: string) => void): void {
  let hasReported = false;
  context.on('page', (page) => {
    if (context.pages().length <= MAX_PAGES) return;
    page.close().catch(() => undefined);
    if (!hasReported) onSurplus(`The page opened more than ${MAX_PAGES} windows; the others were closed.`);
    hasReported = true;
  });
}
