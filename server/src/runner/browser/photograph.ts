import type { Page } from 'playwright-core';

/** A JPEG of what the window shows; null if the page does not let itself be photographed in time. */
export async function photograph(page: Page): Promise<Buffer | null> {
  try {
    return await page.screenshot({ type: 'jpeg', quality: 70, timeout: 3000, caret: 'initial' });
  } catch {
    return null;
  }
}
