import { BrowserGone, type TestWindow } from './test-window.ts';

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
    throw isGone(error) && !signal.aborted ? new BrowserGone('The browser stopped unexpectedly.') : error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Playwright's own word for it can come before the event that tells it. */
function isGone(error: unknown): boolean {
  return (
    error instanceof Error && /has been closed|Target (?:closed|crashed)|Page crashed/u.test(error.message)
  );
}
