import type { BrowserContext, Page, Request } from 'playwright-core';
import type { SessionOf } from './cdp-sessions.ts';
import { frameOf } from './frame-of.ts';

export type Activity = ReturnType<typeof watchActivity>;

/** Where mails are shown. Their documents run no scripts, so that no timer of theirs ever ends. */
export const MAIL_ORIGIN = 'https://mail.steplight.invalid';

const COUNTED = new Set(['document', 'fetch', 'xhr']);
/** A response whose body is not read never counts as finished; a short one arrives in one piece. */
const UNREAD_MS = 250;
const UNREAD_SHORT_MS = 50;
const SHORT_BYTES = 16_000;

/** Tracks the pending document and fetch requests of a context's pages. */
export function watchActivity(context: BrowserContext, sessionOf: SessionOf) {
  const pending = new Map<Page, Set<Request>>();
  const listeners = new Set<() => void>();
  const nextTask = createTaskWaiter(sessionOf);
  /** Resolve one task after the last action on a page. */
  const tasks = new WeakMap<Page, Promise<void>>();
  /** Requests that timed out, by URL without parameters: long-polling servers keep them open again and again. */
  const endless = new Set<string>();

  context.on('request', (request) => {
    if (!COUNTED.has(request.resourceType()) || endless.has(addressOf(request))) return;
    const page = frameOf(request)?.page();
    if (!page) return;
    const requests = pending.get(page) ?? new Set();
    pending.set(page, requests.add(request));
  });
  const end = (request: Request) => {
    for (const requests of pending.values()) requests.delete(request);
    for (const listener of [...listeners]) listener();
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  context.on('response', (response) => {
    const request = response.request();
    if (!COUNTED.has(request.resourceType())) return;
    const isShort = Number(response.headers()['content-length'] ?? Infinity) <= SHORT_BYTES;
    setTimeout(() => end(request), isShort ? UNREAD_SHORT_MS : UNREAD_MS).unref();
  });

  const isBusy = (page: Page) => (pending.get(page)?.size ?? 0) > 0;

  function whenIdle(page: Page): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (isBusy(page)) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });
  }

  async function wait(page: Page, limit: number, begin: () => Promise<void>): Promise<boolean> {
    const work = async () => {
      await begin();
      await whenIdle(page);
      await page.waitForLoadState('domcontentloaded', { timeout: limit });
    };
    let timer: NodeJS.Timeout | undefined;
    const limited = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, limit, false)));
    // An evaluation that fails because the page navigates is no error.
    const isAtRest = await Promise.race([
      work().then(
        () => true,
        () => true,
      ),
      limited,
    ]);
    clearTimeout(timer);
    if (!isAtRest) ignorePending(page);
    return isAtRest;
  }

  function ignorePending(page: Page): void {
    for (const request of pending.get(page) ?? [])
      if (request.resourceType() !== 'document') endless.add(addressOf(request));
    pending.delete(page);
    for (const listener of [...listeners]) listener();
  }

  /** Documents of mails run no timers. */
  const evaluate = (page: Page, script: (pause: number) => Promise<void>, pause = 0): Promise<void> =>
    isMail(page) ? Promise.resolve() : page.evaluate(script, pause);

  return {
    /** Whether a request of the page has not been answered yet. */
    isBusy,
    /** Forgets the end of the last action. */
    actionStarted: (page: Page) => void tasks.delete(page),
    /** Requests that an action causes start within one task, which passes while its effect is verified. */
    actionEnded: (page: Page) => void tasks.set(page, nextTask(page)),
    /**
     * Waits until the page has painted and its requests have been answered, at most `limit` milliseconds.
     * @returns whether it became idle.
     */
    waitUntilIdle: (page: Page, limit: number) => wait(page, limit, () => evaluate(page, nextPaint)),
    /**
     * The same for what is rendered late: two frames, then `pause` milliseconds by the page's own timers. A timer of the page that is no longer
     * and was started before the second frame has run by then, however slow the machine is.
     */
    waitUntilRendered: (page: Page, pause: number, limit: number) =>
      wait(page, limit, () => evaluate(page, lateRendering, pause)),
    /** The same without waiting for a paint: a screenshot waits for that itself. */
    waitForResponses: (page: Page, limit: number) =>
      wait(page, limit, () => tasks.get(page) ?? nextTask(page)),
  };
}

function addressOf(request: Request): string {
  return request.url().replace(/[?#].*$/su, '');
}

const isMail = (page: Page) => page.url().startsWith(MAIL_ORIGIN);

/** Runs inside the page. */
function nextPaint(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Runs inside the page. */
function lateRendering(pause: number): Promise<void> {
  return new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, pause))),
  );
}

/**
 * Creates a function that resolves after one task of a page: immediate effects have started then. Without it, after Enter in a form the
 * request for the next document has not been sent yet, and a screenshot of a page that is being left takes seconds. The DevTools
 * protocol needs one message for it; `page.evaluate` first injects its own scripts into each document.
 */
function createTaskWaiter(sessionOf: SessionOf): (page: Page) => Promise<void> {
  return async (page) => {
    if (isMail(page)) return;
    const expression = 'new Promise((done) => setTimeout(done))';
    await sessionOf(page)
      .then((open) => open.send('Runtime.evaluate', { expression, awaitPromise: true }))
      // A document that is replaced, or a page that closes, has no next task.
      .catch(() => undefined);
  };
}
