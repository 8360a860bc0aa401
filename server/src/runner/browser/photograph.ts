import type { Page } from 'playwright-core';
import type { TestWindow } from './test-window.ts';

/** A picture of so many milliseconds ago shows what there is to see now. */
const FRESH_MS = 100;
/** A busy machine takes its time; a page that hangs takes longer. */
const PATIENCE_MS = 8000;

interface Picture {
  page: Page;
  address: string;
  jpeg: Buffer;
  takenAt: number;
}

const latest = new WeakMap<TestWindow, Picture>();

/** A JPEG of what the window shows; null if none is wanted, or if the page does not let itself be photographed in time. */
export async function photograph(window: TestWindow): Promise<Buffer | null> {
  if (!window.takesPictures) return null;
  const page = window.page();
  const picture = await photographPage(window, page);
  // Another tab that came to the front meanwhile is what the window shows now.
  return window.page() === page ? picture : photographPage(window, window.page());
}

/** The picture that was taken last, if that was only just now; else null. */
export function justPhotographed(window: TestWindow): Buffer | null {
  const picture = latest.get(window);
  const page = window.page();
  const isFresh = picture && performance.now() - picture.takenAt < FRESH_MS;
  return isFresh && picture.page === page && picture.address === page.url() ? picture.jpeg : null;
}

async function photographPage(window: TestWindow, page: Page): Promise<Buffer | null> {
  try {
    await window.covers.coverSecrets(page);
    const address = page.url();
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 70, timeout: PATIENCE_MS, caret: 'initial' });
    latest.set(window, { page, address, jpeg, takenAt: performance.now() });
    return jpeg;
  } catch {
    return null;
  }
}
