import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import type { LiveEvent, LiveEventOf } from 'shared/contract';
import { frameOf } from '../../browser/frame-of.ts';
import { withoutCredentials } from '../../browser/page-events.ts';
import type { TestWindow } from '../../browser/test-window.ts';

/** Changes within this time are one message. */
const COLLECT_MS = 50;
/** A page that is busy does not tell its title; its last one is used until it does. */
const TITLE_TIMEOUT_MS = 500;
/** Answers with these statuses leave the page as it is. */
const WITHOUT_PAGE = new Set([204, 205]);

/** What the controller sees of the tabs: address, titles, and whether the front one is loading. */
export type PageState = ReturnType<typeof trackPageState>;

/** Sends `page` whenever the tabs of the window change. */
export function trackPageState(window: TestWindow, send: (event: LiveEvent) => void) {
  const ids = new WeakMap<Page, string>();
  const titles = new WeakMap<Page, string>();
  const loading = new Set<Page>();
  let count = 0;
  let last: LiveEventOf<'page'> | null = null;
  let isStale = false;
  let isUpdating = false;
  let isStopped = false;

  function watch(page: Page): void {
    ids.set(page, `tab-${++count}`);
    const isOver = () => {
      loading.delete(page);
      refresh();
    };
    page.on('request', (request) => {
      if (!isOfDocument(request, page)) return;
      loading.add(page);
      refresh();
    });
    page.on('requestfailed', (request) => isOfDocument(request, page) && isOver());
    page.on('response', (response) => {
      if (WITHOUT_PAGE.has(response.status()) && isOfDocument(response.request(), page)) isOver();
    });
    page.on('load', isOver);
    page.on('download', isOver);
    page.on('close', isOver);
    page.on('domcontentloaded', refresh);
    page.on('framenavigated', refresh);
  }

  async function titleOf(page: Page): Promise<string> {
    // Chromium titles it after the address that is being opened.
    if (page.url() === 'about:blank') return '';
    let isLate = false;
    const read = window.dialogs
      .unlessOpen(() => page.title())
      .then((title) => {
        if (title === null || title === titles.get(page)) return;
        titles.set(page, title);
        if (isLate) refresh();
      });
    await Promise.race([read, sleep(TITLE_TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined);
    isLate = true;
    return titles.get(page) ?? '';
  }

  async function read(): Promise<LiveEventOf<'page'> | null> {
    const pages = window.pages();
    const texts = await Promise.all(pages.map(titleOf));
    // Meanwhile the last tab may have been closed.
    if (window.pages().length === 0) return null;
    const front = window.page();
    const tabs = pages.map((page, index) => ({
      id: ids.get(page) ?? '',
      title: texts[index] ?? '',
      isFront: page === front,
    }));
    const title = tabs.find(({ isFront }) => isFront)?.title ?? '';
    return { type: 'page', url: withoutCredentials(front.url()), title, isLoading: loading.has(front), tabs };
  }

  async function update(): Promise<void> {
    const state = await read();
    if (isStopped || !state || JSON.stringify(state) === JSON.stringify(last)) return;
    last = state;
    send(state);
  }

  /** One after the other: an older state must not follow a newer one. */
  async function updateWhileStale(): Promise<void> {
    isUpdating = true;
    while (isStale && !isStopped) {
      await sleep(COLLECT_MS, undefined, { ref: false });
      isStale = false;
      await update();
    }
    isUpdating = false;
  }

  function refresh(): void {
    isStale = true;
    if (!isUpdating) void updateWhileStale();
  }

  for (const page of window.pages()) watch(page);
  window.context.on('page', watch);
  window.onPageChange(refresh);
  refresh();
  return {
    /** Sends the state again. */
    describe: () => (last ? send(last) : refresh()),
    /** Sends the state if it has changed: scripts can change a title without an event. */
    refresh,
    tabOf: (id: string) => window.pages().find((page) => ids.get(page) === id),
    stop() {
      isStopped = true;
    },
  };
}

/** Whether this is a request for the document of the tab itself. */
function isOfDocument(request: Request, page: Page): boolean {
  // A document that opens with its tab has no frame yet.
  return request.isNavigationRequest() && (frameOf(request) ?? page.mainFrame()) === page.mainFrame();
}
