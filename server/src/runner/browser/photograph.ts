import type { Page } from 'playwright-core';
import type { TestWindow } from './test-window.ts';

/** A JPEG of what the window shows; null if none is wanted, or if the page does not let itself be photographed in time. */
export async function photograph(window: TestWindow): Promise<Buffer | null> {
  if (!window.takesPictures) return null;
  const page = window.page();
  const picture = await photographPage(window, page);
  // Another tab that came to the front meanwhile is what the window shows now.
  return window.page() === page ? picture : photographPage(window, window.page());
}

async function photographPage({ covers }: TestWindow, page: Page): Promise<Buffer | null> {
  try {
    await covers.coverSecrets(page);
    return await page.screenshot({ type: 'jpeg', quality: 70, timeout: 3000, caret: 'initial' });
  } catch {
    return null;
  }
}
