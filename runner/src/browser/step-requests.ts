import type { Request } from 'playwright-core';
import type { ObservedRequest } from '../types.ts';
import { withoutCredentials } from './page-events.ts';
import { failureOf } from './request-failure.ts';
import type { TestWindow } from './test-window.ts';

/** Requests of a step beyond this number are only counted: a page may poll without end. */
const MAX_PER_STEP = 200;
const MAX_PER_RUN = 5000;

export type StepRequests = ReturnType<typeof watchStepRequests>;

/**
 * Notes the requests of the pages of a window, without their bodies and headers; including popups and frames.
 * @param elapsed seconds since the start of the run
 */
export function watchStepRequests(
  { context, network }: Pick<TestWindow, 'context' | 'network'>,
  elapsed: () => number,
) {
  let list: ObservedRequest[] = [];
  let leftOut = 0;
  let room = MAX_PER_RUN;
  const open = new Map<Request, ObservedRequest>();

  function add(request: ObservedRequest): boolean {
    const hasRoom = list.length < MAX_PER_STEP && room > 0;
    if (hasRoom) {
      list.push(request);
      room -= 1;
    } else leftOut += 1;
    return hasRoom;
  }

  context.on('request', (request) => {
    // Data in an address, and the browser's own pages, cause no traffic.
    if (!/^https?:/u.test(request.url())) return;
    const noted: ObservedRequest = {
      method: request.method(),
      url: withoutCredentials(request.url()),
      type: request.resourceType(),
      status: null,
      failure: null,
      atSeconds: elapsed(),
      durationSeconds: null,
      bytes: null,
      beganBefore: false,
    };
    if (add(noted)) open.set(request, noted);
  });
  context.on('response', (response) => {
    const noted = open.get(response.request());
    if (noted) noted.status = response.status();
  });

  function end(request: Request, failure: string | null): void {
    const started = open.get(request);
    open.delete(request);
    if (!started) return;
    const { responseEnd } = request.timing();
    const durationSeconds = responseEnd >= 0 ? responseEnd / 1000 : elapsed() - started.atSeconds;
    // The step of its end reports again what an earlier one has reported without an end.
    const noted = list.includes(started) ? started : { ...started, beganBefore: true };
    Object.assign(noted, { failure, durationSeconds });
    if (noted !== started && !add(noted)) return;
    if (failure === null)
      request.sizes().then(
        ({ responseBodySize }) => (noted.bytes = responseBodySize),
        // A page that closes does not tell.
        () => undefined,
      );
  }
  context.on('requestfinished', (request) => end(request, null));
  context.on('requestfailed', (request) => end(request, failureOf(request, network) ?? 'cancelled'));

  return {
    /** A step begins: what pages do on their own before it belongs to none. */
    beginStep() {
      room += list.length;
      list = [];
      leftOut = 0;
    },
    /** The requests that began since then, and those of earlier steps that ended since then; undefined: there are none. */
    take() {
      const taken = { list, leftOut };
      list = [];
      leftOut = 0;
      return taken.list.length > 0 || taken.leftOut > 0 ? taken : undefined;
    },
  };
}
