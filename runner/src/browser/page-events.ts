import type { Request, Response, WebError } from 'playwright-core';
import type { ObservedEvent } from '../types.ts';
import { failureOf } from './request-failure.ts';
import type { TestWindow } from './test-window.ts';

const TEXT_LIMIT = 2000;
/** Events beyond this number between two calls of `take` are only counted: a page may log in a loop. */
const MAX_PER_STEP = 50;
/** One more than is shown, so that the storage can tell that some are missing. */
const MAX_PER_RUN = 1001;
/** The browser's console line about a failed request, which is an event of its own. */
const ABOUT_REQUEST = /^Failed to load resource:/u;

export type PageEvents = ReturnType<typeof watchPageEvents>;

/**
 * Collects what the pages of a window log: uncaught exceptions, errors and warnings of the console,
 * failed requests and responses with status 400 or above; including popups and frames.
 * @param elapsed seconds since the start of the run
 */
export function watchPageEvents(
  { context, network }: Pick<TestWindow, 'context' | 'network'>,
  elapsed: () => number,
) {
  let waiting: ObservedEvent[] = [];
  let leftOut = 0;
  let room = MAX_PER_RUN;

  function note(event: Pick<ObservedEvent, 'kind' | 'text'> & Partial<ObservedEvent>): void {
    if (waiting.length >= MAX_PER_STEP || waiting.length >= room) leftOut += 1;
    else waiting.push(observed(event, elapsed()));
  }

  context.on('weberror', (error) => note(exception(error)));
  context.on('console', (message) => {
    const level = message.type();
    if (level !== 'error' && level !== 'warning' && level !== 'assert') return;
    if (ABOUT_REQUEST.test(message.text())) return;
    note({
      kind: 'console',
      level: level === 'warning' ? 'warning' : 'error',
      text: message.text(),
      url: place(message.location()),
    });
  });
  context.on('requestfailed', (request) => {
    const reason = failureOf(request, network);
    if (reason !== null) note(failedRequest(request, null, reason));
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      note(failedRequest(response.request(), response.status(), answerOf(response)));
  });

  return {
    /** The events since the last call, in order. */
    take() {
      const taken = waiting;
      if (leftOut > 0 && room > taken.length)
        taken.push(
          observed({ kind: 'console', level: 'warning', text: `${leftOut} more were left out.` }, elapsed()),
        );
      room = Math.max(0, room - taken.length);
      waiting = [];
      leftOut = 0;
      return taken;
    },
  };
}

function observed(
  event: Pick<ObservedEvent, 'kind' | 'text'> & Partial<ObservedEvent>,
  atSeconds: number,
): ObservedEvent {
  const text = event.text.length > TEXT_LIMIT ? `${event.text.slice(0, TEXT_LIMIT - 1)}…` : event.text;
  return { level: 'error', url: null, method: null, status: null, ...event, text, atSeconds };
}

function exception(webError: WebError) {
  const error: unknown = webError.error();
  const text =
    error instanceof Error ? [error.name, error.message].filter(Boolean).join(': ') : String(error);
  const { url, line, column } = webError.location();
  return {
    kind: 'exception' as const,
    text: text || 'An error without a message.',
    url: place({ url, line, column }),
  };
}

function failedRequest(request: Request, status: number | null, text: string) {
  return {
    kind: 'request' as const,
    text,
    url: withoutCredentials(request.url()),
    method: request.method(),
    status,
  };
}

function answerOf(response: Response): string {
  return `${response.status()} ${response.statusText()}`.trim();
}

/** `https://shop.example/app.js:12:5`; null if unknown. */
function place({ url, line, column }: ReturnType<WebError['location']>): string | null {
  if (url === '') return null;
  return `${withoutCredentials(url)}:${line + 1}:${column + 1}`;
}

/** A URL without user name and password. Very long ones (`data:`) are cut. */
export function withoutCredentials(address: string): string {
  const url = URL.parse(address);
  if (!url) return address.slice(0, TEXT_LIMIT);
  if (url.username !== '' || url.password !== '') {
    url.username = '';
    url.password = '';
    return url.href.slice(0, TEXT_LIMIT);
  }
  return address.slice(0, TEXT_LIMIT);
}
