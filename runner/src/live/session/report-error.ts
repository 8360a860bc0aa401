import { NavigationError } from '../../browser/navigate.ts';
import { isTargetClosed } from '../../core/driver-errors.ts';
import { BrowserLostError } from '../../browser/test-window.ts';
import type { SessionCore } from './session-core.ts';

/** Reports the error of a request to the page, unless the session or a tab has ended. */
export function reportError({ window, options, signal, send }: SessionCore, error: unknown): void {
  window.page().refresh();
  if (signal.aborted || isTargetClosed(error) || error instanceof BrowserLostError) return;
  const isExpected = error instanceof NavigationError;
  if (!isExpected) options.log.error({ err: error }, 'a request of a live session failed');
  const message = isExpected
    ? error.message
    : 'This could not be done. Try it again, or open the starting page again.';
  send({ type: 'refused', request: null, message });
}
