import { setTimeout as sleep } from 'node:timers/promises';
import type { TestWindow } from './test-window.ts';
import { isTargetClosed } from '../core/driver-errors.ts';
import { abortable } from './abortable.ts';

const REASON_TIMEOUT_MS = 1000;

/**
 * Races work in a window against the loss of the window and a signal. The work does not start if the signal is aborted
 * already; after a loss or an abort its result is ignored.
 * @throws BrowserLostError, the signal's reason, or the error of the work.
 */
export async function runInWindow<T>(
  window: TestWindow,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await abortable(signal, () => Promise.race([work(), window.lost]));
  } catch (error) {
    if (!isTargetClosed(error) || signal.aborted) throw error;
    // Playwright's error comes before the event with the reason; without such an event, only a tab was closed.
    await Promise.race([window.lost, sleep(REASON_TIMEOUT_MS)]);
    throw error;
  }
}
