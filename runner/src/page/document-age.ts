import type { Page } from 'playwright-core';
import { evaluateIsolated } from './evaluate-isolated.ts';

/** Whether the document of a page has come since a moment on the clock of `performance`. */
export async function isNewerThan(page: Page, moment: number): Promise<boolean> {
  const { age } = await evaluateIsolated(page, 'readMotion');
  return age < performance.now() - moment;
}
