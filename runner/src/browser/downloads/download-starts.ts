import type { BrowserContext, Request } from 'playwright-core';
import type { SessionOf } from '../cdp-sessions.ts';
import { frameOf } from '../frame-of.ts';

/** A page can send requests and open windows without end; the oldest are forgotten. */
const MAX_STARTS = 100;

/** Tells in which step a download began: the browser reports it only when it has been answered, which may be some steps later. */
export function watchDownloadStarts(context: BrowserContext, sessionOf: SessionOf) {
  let current: number | null = null;
  /** Windows that have not sent their first request, which the browser delays until Playwright is prepared for it. */
  const windows: { url: string; stepIndex: number | null }[] = [];
  const stepOf = new WeakMap<Request, number | null>();
  /** Requests for documents that have not become pages. */
  const open = new Set<Request>();
  const answered = new WeakSet<Request>();

  context.on('page', (page) => {
    sessionOf(page)
      .then((session) => {
        session.on('Page.windowOpen', ({ url }) => {
          windows.push({ url: withoutFragment(url), stepIndex: current });
          if (windows.length > MAX_STARTS) windows.shift();
        });
        return session.send('Page.enable');
      })
      // Other browsers than Chromium do not tell it, and a page may have gone already.
      .catch(() => undefined);
  });

  function startOf(request: Request): number | null {
    const earlier = request.redirectedFrom();
    if (earlier) return stepOf.get(earlier) ?? null;
    const url = withoutFragment(request.url());
    // The first request of a window has no frame: its page is there only after the answer.
    const index = frameOf(request) ? -1 : windows.findIndex((window) => window.url === url);
    const [window] = index === -1 ? [] : windows.splice(index, 1);
    return window ? window.stepIndex : current;
  }

  context.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    stepOf.set(request, startOf(request));
    open.add(request);
    const [oldest] = open;
    if (oldest && open.size > MAX_STARTS) open.delete(oldest);
  });
  context.on('response', (response) => void answered.add(response.request()));
  context.on('requestfinished', (request) => void open.delete(request));
  // That of a download is aborted after its answer.
  context.on('requestfailed', (request) => {
    if (!answered.has(request)) open.delete(request);
  });

  return {
    /** Requests that are sent and windows that are opened from now on belong to this step. */
    beginStep: (stepIndex: number) => (current = stepIndex),
    /**
     * The step of the oldest request for a document at this address that has not become a page; null: before the first step. The current
     * one if there is no such request, as for `blob:` addresses and links with the attribute `download`.
     */
    take(url: string) {
      const request = [...open].find((one) => withoutFragment(one.url()) === withoutFragment(url));
      if (!request) return current;
      open.delete(request);
      return stepOf.get(request) ?? null;
    },
  };
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/su, '');
}
