import type { BrowserContext } from 'playwright-core';
import { sendsData } from 'shared/contract';

const MAX_SENT = 5;

/** Of requests that differ only in numbers, such as times, one repeats the other. */
const NUMBERS = /\d+/gu;
const MAX_COMPARED = 4000;

export interface SentListener {
  /** Whether something that was done may have caused what is sent now. */
  isCaused(): boolean;
  onSent(): void;
}

/**
 * Collects the requests with which the pages of a window change data, as `POST /orders`, but not those that pages repeat by themselves, such as
 * signs of life. @returns a function that takes those since its last call, each once.
 */
export function watchSentRequests(context: BrowserContext, listener: () => SentListener): () => string[] {
  let sent = new Set<string>();
  /** What was sent although nothing had been done. */
  const uncaused = new Set<string>();
  context.on('request', (request) => {
    if (!sendsData({ method: request.method(), type: request.resourceType() })) return;
    const path = URL.parse(request.url())?.pathname ?? '';
    const content = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
      .slice(0, MAX_COMPARED)
      .replace(NUMBERS, '');
    const { isCaused, onSent } = listener();
    if (!isCaused()) uncaused.add(content);
    if (uncaused.has(content)) return;
    if (sent.size < MAX_SENT) sent.add(`${request.method()} ${path}`);
    onSent();
  });
  return () => {
    const taken = [...sent];
    sent = new Set();
    return taken;
  };
}
