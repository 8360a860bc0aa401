import { setTimeout as sleep } from 'node:timers/promises';
import type { TestWindow } from './test-window.ts';
import { abortable } from './abortable.ts';

const REASON_TIMEOUT_MS = 1000;

/**
 * Works in a window, but no longer than the window lives and the signal allows. The work is not begun if the signal is aborted
 * already; once begun, nobody need wait for it: it is heard out in the background.
 * @throws BrowserGone, the signal's reason, or the work's own error.
 */
export async function runInWindow<T>(
  window: TestWindow,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await abortable(signal, () => Promise.race([work(), window.gone]));
  } catch (error) {
    if (!isTargetClosed(error) || signal.aborted) throw error;
    // Playwright's own word for it comes before the event that tells the reason; without one, only a tab was closed.
    await Promise.race([window.gone, sleep(REASON_TIMEOUT_MS)]);
    throw error;
  }
}

/** Whether this is Playwright's word for a page, a context or a browser that is no more. */
export function isTargetClosed(error: unknown): boolean {
  return (
    error instanceof Error && /has been closed|Target (?:closed|crashed)|Page crashed/u.test(error.message)
  );
}
