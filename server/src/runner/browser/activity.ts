import type { BrowserContext, Page, Request } from 'playwright-core';

export interface Activity {
  /** Waits until the page has painted and what it asked the server for has come, at most `limit` milliseconds. */
  settle(page: Page, limit: number): Promise<void>;
}

const COUNTED = new Set(['document', 'fetch', 'xhr']);

/** Knows which loads and calls of a context's pages are under way. */
export function watchActivity(context: BrowserContext): Activity {
  const pending = new Map<Page, Set<Request>>();
  const listeners = new Set<() => void>();

  function pageOf(request: Request): Page | null {
    try {
      return request.frame().page();
    } catch {
      return null; // a service worker's request, or a frame that is gone
    }
  }

  context.on('request', (request) => {
    if (!COUNTED.has(request.resourceType())) return;
    const page = pageOf(request);
    if (!page) return;
    const own = pending.get(page) ?? new Set();
    pending.set(page, own.add(request));
  });
  const end = (request: Request) => {
    for (const own of pending.values()) own.delete(request);
    for (const listener of [...listeners]) listener();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);

  function quiet(page: Page): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (pending.get(page)?.size) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });
  }

  return {
    async settle(page, limit) {
      const work = async () => {
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        await quiet(page);
        await page.waitForLoadState('domcontentloaded', { timeout: limit });
      };
      let timer: NodeJS.Timeout | undefined;
      const limited = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
      // A page that navigates while being asked is busy, not broken: the next look at it tells.
      await Promise.race([work().catch(() => undefined), limited]);
      clearTimeout(timer);
    },
  };
}
