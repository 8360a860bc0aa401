import type { BrowserContext, Request } from 'playwright-core';
import type { RunNetwork } from '../network/run-network.ts';
import { failureOf } from './request-failure.ts';

/** A page can poll without end; older requests are forgotten. */
const MAX_REQUESTS = 500;

/** A request of a page. */
export interface LoggedRequest {
  method: string;
  url: string;
  /** On the clock of `performance`, in milliseconds. */
  startedAt: number;
  /** Of its answer; null: there is none yet, or the request failed. */
  status: number | null;
  /** Why it failed; null: it did not. */
  failure: string | null;
  /** The page's own code or a form has sent it, or it is a page: no image, style, script or font. */
  isOfInterest: boolean;
}

export type RequestLog = ReturnType<typeof logRequests>;

const OF_INTEREST = new Set(['document', 'xhr', 'fetch', 'eventsource', 'websocket', 'ping', 'other']);

/** Keeps the newest requests of the pages of a context, each answer of a redirected one by itself. */
export function logRequests(context: BrowserContext, network: RunNetwork | undefined) {
  let log: LoggedRequest[] = [];
  const known = new WeakMap<Request, LoggedRequest>();

  context.on('request', (request) => {
    // The browser's PDF viewer is a page too.
    if (!/^https?:/u.test(request.url())) return;
    const entry: LoggedRequest = {
      method: request.method(),
      url: request.url(),
      startedAt: performance.now(),
      status: null,
      failure: null,
      isOfInterest: OF_INTEREST.has(request.resourceType()),
    };
    known.set(request, entry);
    log.push(entry);
    if (log.length >= 2 * MAX_REQUESTS) log = log.slice(-MAX_REQUESTS);
  });
  context.on('response', (response) => {
    const entry = known.get(response.request());
    if (entry) entry.status = response.status();
  });
  context.on('requestfailed', (request) => {
    const entry = known.get(request);
    // A download, and a page that is left while it loads, have been answered before they are aborted.
    if (entry && entry.status === null) entry.failure = failureOf(request, network) ?? 'cancelled';
  });

  return {
    /** The requests that began at this time or later, oldest first; null: all. */
    since: (startedAt: number | null) =>
      log.slice(-MAX_REQUESTS).filter((entry) => startedAt === null || entry.startedAt >= startedAt),
  };
}
