import { isSitePath } from 'shared/constants';
import { StepFailure } from './core/step-failure.ts';
import { abortable } from './browser/abortable.ts';
import { webAddress } from './browser/address.ts';
import { rebase, type BaseUrl } from './browser/base-url.ts';
import { NavigationError, openAddress } from './browser/navigate.ts';
import { runInWindow } from './browser/run-in-window.ts';
import { takeScreenshot } from './browser/screenshot.ts';
import {
  BrowserLostError,
  openTestWindow,
  type TestWindow,
  type WindowOptions,
} from './browser/test-window.ts';
import type { RunEnvironment } from './test-run.ts';
import type { Values } from './values/values.ts';

/** Opens a window behind the proxy of its run; closes it if the run has ended meanwhile. @throws BrowserLostError */
export async function openRunWindow(
  { browser, network }: RunEnvironment,
  signal: AbortSignal,
  wishes: WindowOptions,
): Promise<TestWindow> {
  return abortable(signal, async () => {
    const window = await openTestWindow(browser, { ...wishes, network }).catch((error: unknown) => {
      throw browser.isConnected() ? error : new BrowserLostError('The browser stopped unexpectedly.');
    });
    if (signal.aborted) await window.close();
    return window;
  });
}

/** The starting address with its values, where the site is now. @throws NavigationError for an unknown value or an invalid address. */
export function readStartingUrl(text: string, values: Values, baseUrl?: BaseUrl): string {
  try {
    const address = webAddress(values.expandAddress(text));
    if (address) return rebase(address, baseUrl);
  } catch (error) {
    throw error instanceof StepFailure ? new NavigationError(error.message) : error;
  }
  if (isSitePath(text))
    throw new NavigationError(`${text} is a path: the test runs only in an environment with a base URL.`);
  throw new NavigationError(`${text} was not opened: only http and https addresses are.`);
}

/**
 * Opens the starting page.
 * @returns its screenshot, and the server error that it was answered with: the run ends with it; null: there was none
 * @throws as `openAddress` and `runInWindow` do.
 */
export async function openStartingPage(
  window: TestWindow,
  address: string,
  signal: AbortSignal,
  timeoutSeconds: number,
): Promise<{ screenshot: Buffer | null; failure: NavigationError | null }> {
  const failure = await runInWindow(window, signal, () =>
    openAddress(window, address, timeoutSeconds * 1000),
  ).then(
    () => null,
    (error: unknown) => {
      if (error instanceof NavigationError && error.status !== null) return error;
      throw error;
    },
  );
  return { screenshot: await runInWindow(window, signal, () => takeScreenshot(window)), failure };
}
