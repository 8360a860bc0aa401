import type { BrowserContext } from 'playwright-core';

/** What a page may send without a person meaning it is not counted: pings, beacons, images. */
const COUNTED = new Set(['document', 'fetch', 'xhr']);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const MAX_SENT = 5;

/** Collects the requests with which the pages of a window change data, as `POST /orders`. @returns a function that takes those since its last call, each once. */
export function watchSentRequests(context: BrowserContext, onSent: () => void): () => string[] {
  let sent = new Set<string>();
  context.on('request', (request) => {
    if (READING.has(request.method()) || !COUNTED.has(request.resourceType())) return;
    const path = URL.parse(request.url())?.pathname ?? '';
    if (sent.size < MAX_SENT) sent.add(`${request.method()} ${path}`);
    onSent();
  });
  return () => {
    const taken = [...sent];
    sent = new Set();
    return taken;
  };
}
