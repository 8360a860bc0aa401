import type { Page } from 'playwright-core';
import type { TestWindow } from './test-window.ts';

/** A screenshot counts as current for this long. */
const MAX_AGE_MS = 100;
/** Enough for a busy machine; a page that hangs takes longer. */
const PATIENCE_MS = 8000;
/** How long a requested screenshot is delayed to be shared with the next request. */
const SHARING_WINDOW_MS = 50;

interface Picture {
  page: Page;
  address: string;
  jpeg: Buffer;
  takenAt: number;
}

const latest = new WeakMap<TestWindow, Picture>();

/** A delayed screenshot that later requests share. */
interface Awaited {
  picture: Promise<Buffer | null>;
  isTaken: boolean;
  take(): void;
}

/** The delayed screenshots that are not finished. */
const awaited = new WeakMap<TestWindow, Awaited>();

/** A JPEG of the window; null if screenshots are off, if it takes too long, or if a browser dialog is open. */
export async function takeScreenshot(window: TestWindow): Promise<Buffer | null> {
  const waiting = awaited.get(window);
  if (!waiting || waiting.isTaken) return captureFrontPage(window);
  waiting.take();
  return waiting.picture;
}

/**
 * Requests a screenshot that may be taken a moment later and shared with the next request. An action on
 * the page first waits for it with `finishScreenshots`.
 */
export function takeScreenshotSoon(window: TestWindow): Promise<Buffer | null> {
  if (!window.takesScreenshots) return Promise.resolve(null);
  const former = awaited.get(window);
  if (former && !former.isTaken) return former.picture;
  const { promise: picture, resolve } = Promise.withResolvers<Buffer | null>();
  const waiting: Awaited = {
    picture,
    isTaken: false,
    take() {
      clearTimeout(timer);
      waiting.isTaken = true;
      resolve(captureFrontPage(window));
    },
  };
  const timer = setTimeout(() => waiting.take(), SHARING_WINDOW_MS);
  awaited.set(window, waiting);
  void picture.then(() => awaited.get(window) === waiting && awaited.delete(window));
  return picture;
}

/** Takes the delayed screenshot now, if there is one, and waits for it. */
export async function finishScreenshots(window: TestWindow): Promise<void> {
  const waiting = awaited.get(window);
  if (waiting && !waiting.isTaken) waiting.take();
  await waiting?.picture;
}

async function captureFrontPage(window: TestWindow): Promise<Buffer | null> {
  if (!window.takesScreenshots) return null;
  const page = window.page();
  const picture = await capturePage(window, page);
  // If another tab has come to the front meanwhile, the window shows that one.
  return window.page() === page ? picture : capturePage(window, window.page());
}

/** The last screenshot if it is still current, else null. */
export function recentScreenshot(window: TestWindow): Buffer | null {
  const picture = latest.get(window);
  const page = window.page();
  const isFresh = picture && performance.now() - picture.takenAt < MAX_AGE_MS;
  return isFresh && picture.page === page && picture.address === page.url() ? picture.jpeg : null;
}

async function capturePage(window: TestWindow, page: Page): Promise<Buffer | null> {
  try {
    const address = page.url();
    const jpeg = await window.dialogs.unlessOpen(async () => {
      await window.redactor.redactSecrets(page);
      return page.screenshot({ type: 'jpeg', quality: 70, timeout: PATIENCE_MS, caret: 'initial' });
    });
    if (jpeg === null) return null;
    latest.set(window, { page, address, jpeg, takenAt: performance.now() });
    return jpeg;
  } catch {
    return null;
  }
}
