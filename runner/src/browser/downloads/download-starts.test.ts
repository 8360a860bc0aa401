import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { beforeEach, describe, it } from 'node:test';
import type { BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { watchDownloadStarts } from './download-starts.ts';

const FILE = 'http://shop.test/invoice.pdf';

/** The events of a context in an order that depends on how busy the browser is. */
describe('the step in which a download began', () => {
  let context: EventEmitter;
  let session: EventEmitter & { send?: () => Promise<void> };
  let starts: ReturnType<typeof watchDownloadStarts>;

  beforeEach(async () => {
    context = new EventEmitter();
    session = Object.assign(new EventEmitter(), { send: () => Promise.resolve() });
    starts = watchDownloadStarts(context as unknown as BrowserContext, () =>
      Promise.resolve(session as unknown as CDPSession),
    );
    context.emit('page', {} as Page);
    await new Promise(setImmediate);
    starts.beginStep(0);
  });

  /** @param isFirst of a new window, whose page is not there yet */
  function send(url: string, { from = null as Request | null, isFirst = false } = {}): Request {
    const frame = () => (isFirst ? assert.fail('The frame is not there yet.') : {});
    const request = { url: () => url, isNavigationRequest: () => true, redirectedFrom: () => from, frame };
    context.emit('request', request);
    return request as unknown as Request;
  }
  function abort(request: Request): void {
    context.emit('response', { request: () => request });
    context.emit('requestfailed', request);
  }

  it('is that of its request', () => {
    const request = send(FILE);
    starts.beginStep(1);
    abort(request);
    assert.equal(starts.take(FILE), 0);
    assert.equal(starts.take(FILE), 1, 'another one');
  });

  it('is that of the first request if it was redirected', () => {
    const first = send('http://shop.test/latest');
    starts.beginStep(1);
    context.emit('response', { request: () => first });
    context.emit('requestfinished', first);
    abort(send(FILE, { from: first }));
    assert.equal(starts.take(FILE), 0);
  });

  it('is that of its window, which sends its request later', () => {
    session.emit('Page.windowOpen', { url: `${FILE}#page=2` });
    starts.beginStep(1);
    const own = send(FILE);
    abort(send(FILE, { isFirst: true }));
    abort(own);
    assert.deepEqual([starts.take(FILE), starts.take(FILE)], [1, 0]);
  });

  it('is not that of a page at its address, or of a request without an answer', () => {
    context.emit('requestfinished', send(FILE));
    context.emit('requestfailed', send(FILE));
    starts.beginStep(1);
    assert.equal(starts.take(FILE), 1);
  });
});
