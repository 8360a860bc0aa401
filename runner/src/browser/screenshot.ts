import type { Page } from 'playwright-core';
import type { TestWindow } from './test-window.ts';

/** A picture of so many milliseconds ago shows what there is to see now. */
const MAX_AGE_MS = 100;
/** A busy machine takes its time; a page that hangs takes longer. */
const PATIENCE_MS = 8000;
/** So long a picture waits for others to be taken with. */
const SHARING_WINDOW_MS = 50;

interface Picture {
  page: Page;
  address: string;
  jpeg: Buffer;
  takenAt: number;
}

const latest = new WeakMap<TestWindow, Picture>();

/** A picture that waits for others to be taken with. */
interface Awaited {
  picture: Promise<Buffer | null>;
  isTaken: boolean;
  take(): void;
}

/** Those that are not there yet. */
const awaited = new WeakMap<TestWindow, Awaited>();

/** A JPEG of what the window shows; null if none is wanted, if the page does not let itself be photographed in time, or if a browser dialog is open. */
export async function takeScreenshot(window: TestWindow): Promise<Buffer | null> {
  const waiting = awaited.get(window);
  if (!waiting || waiting.isTaken) return captureFrontPage(window);
  waiting.take();
  return waiting.picture;
}

/**
 * The same for what may be photographed a moment later, together with what is looked at next. Whoever is about to do something to
 * the page waits for it with `finishPictures`.
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

/** Takes the picture that waits for others now, if there is one. */
export async function finishScreenshots(window: TestWindow): Promise<void> {
  const waiting = awaited.get(window);
  if (waiting && !waiting.isTaken) waiting.take();
  await waiting?.picture;
}

async function captureFrontPage(window: TestWindow): Promise<Buffer | null> {
  if (!window.takesScreenshots) return null;
  const page = window.page();
  const picture = await capturePage(window, page);
  // Another tab that came to the front meanwhile is what the window shows now.
  return window.page() === page ? picture : capturePage(window, window.page());
}

/** The picture that was taken last, if that was only just now; else null. */
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
