import { setTimeout as sleep } from 'node:timers/promises';
import { BrowserGone, type TestWindow } from './test-window.ts';

const REASON_LIMIT_MS = 1000;

/**
 * Waits for work in a window, but no longer than the window lives and the signal allows.
 * @throws BrowserGone, the signal's reason, or the work's own error.
 */
export async function whileAlive<T>(window: TestWindow, signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, window.gone, aborted.promise]);
  } catch (error) {
    if (!isGone(error) || signal.aborted) throw error;
    // Playwright's own word for it comes before the event that tells the reason.
    await Promise.race([window.gone, sleep(REASON_LIMIT_MS)]);
    throw new BrowserGone('The browser stopped unexpectedly.');
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function isGone(error: unknown): boolean {
  return (
    error instanceof Error && /has been closed|Target (?:closed|crashed)|Page crashed/u.test(error.message)
  );
}
