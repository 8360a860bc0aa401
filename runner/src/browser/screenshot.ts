import type { Page } from 'playwright-core';
import type { TestWindow } from './test-window.ts';

/** A screenshot counts as current for this long. */
const MAX_AGE_MS = 100;
/** Enough for a busy machine; a page that hangs takes longer. */
const SCREENSHOT_TIMEOUT_MS = 8000;
/** How long a requested screenshot is delayed to be shared with the next request. */
const SHARING_WINDOW_MS = 50;

interface RecentScreenshot {
  page: Page;
  address: string;
  jpeg: Buffer;
  takenAt: number;
}

const latest = new WeakMap<TestWindow, RecentScreenshot>();

/** A delayed screenshot that later requests share. */
interface DelayedScreenshot {
  screenshot: Promise<Buffer | null>;
  isTaken: boolean;
  take(): void;
}

/** The delayed screenshots that are not finished. */
const delayed = new WeakMap<TestWindow, DelayedScreenshot>();

/** A JPEG of the window; null if screenshots are off, if it takes too long, or if a browser dialog is open. */
export async function takeScreenshot(window: TestWindow): Promise<Buffer | null> {
  const current = delayed.get(window);
  if (!current || current.isTaken) return captureFrontPage(window);
  current.take();
  return current.screenshot;
}

/**
 * Requests a screenshot that may be taken a moment later and shared with the next request. An action on
 * the page first waits for it with `finishScreenshots`.
 */
export function takeScreenshotSoon(window: TestWindow): Promise<Buffer | null> {
  if (!window.takesScreenshots) return Promise.resolve(null);
  const previous = delayed.get(window);
  if (previous && !previous.isTaken) return previous.screenshot;
  const { promise: screenshot, resolve } = Promise.withResolvers<Buffer | null>();
  const current: DelayedScreenshot = {
    screenshot,
    isTaken: false,
    take() {
      clearTimeout(timer);
      current.isTaken = true;
      resolve(captureFrontPage(window));
    },
  };
  const timer = setTimeout(() => current.take(), SHARING_WINDOW_MS);
  delayed.set(window, current);
  void screenshot.then(() => delayed.get(window) === current && delayed.delete(window));
  return screenshot;
}

/** Takes the delayed screenshot now, if there is one, and waits for it. */
export async function finishScreenshots(window: TestWindow): Promise<void> {
  const current = delayed.get(window);
  if (current && !current.isTaken) current.take();
  await current?.screenshot;
}

/** Never rejects: nothing may await a delayed screenshot of a run that has ended meanwhile. */
async function captureFrontPage(window: TestWindow): Promise<Buffer | null> {
  if (!window.takesScreenshots) return null;
  try {
    const page = window.page();
    const screenshot = await capturePage(window, page).catch(() => null);
    // If another tab has come to the front meanwhile, the window shows that one.
    return window.page() === page ? screenshot : await capturePage(window, window.page());
  } catch {
    return null;
  }
}

/** The last screenshot if it is still current, else null. */
export function recentScreenshot(window: TestWindow): Buffer | null {
  const screenshot = latest.get(window);
  const page = window.page();
  const isRecent = screenshot && performance.now() - screenshot.takenAt < MAX_AGE_MS;
  return isRecent && screenshot.page === page && screenshot.address === page.url() ? screenshot.jpeg : null;
}

async function capturePage(window: TestWindow, page: Page): Promise<Buffer | null> {
  const address = page.url();
  const take = () =>
    page.screenshot({
      type: 'jpeg',
      quality: 70,
      timeout: SCREENSHOT_TIMEOUT_MS,
      caret: 'initial',
      // A pixel of the screenshot is one of the boxes of elements, on phones too.
      scale: 'css',
    });
  const jpeg = await window.dialogs.unlessOpen(() => window.redactor.capture(page, take));
  if (jpeg !== null) latest.set(window, { page, address, jpeg, takenAt: performance.now() });
  return jpeg;
}
