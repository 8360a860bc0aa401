import { isDeepStrictEqual } from 'node:util';
import { findDevice } from 'runner/devices';
import type { BrowserSettings, RunBrowser } from 'shared/contract';

/** What a run has whose test and suite say nothing. */
const DEFAULT_BROWSER: RunBrowser = { engine: 'chromium', viewport: { width: 1280, height: 720 } };

/**
 * The settings of a run: each from the test, else from its suite, else the product's. A device replaces what the settings before it say
 * about size and user agent.
 */
export function runBrowserOf(suite: BrowserSettings, test: BrowserSettings): RunBrowser {
  const { viewport, user_agent: _replaced, ...others } = suite;
  const inherited = test.device === undefined ? suite : others;
  const settings = { ...inherited, ...test };
  const device = settings.device === undefined ? undefined : findDevice(settings.device);
  const ofDevice = device && { width: device.width, height: device.height };
  const own = test.viewport ?? (test.device === undefined ? viewport : undefined);
  return {
    ...DEFAULT_BROWSER,
    ...settings,
    viewport: own ?? ofDevice ?? DEFAULT_BROWSER.viewport,
  };
}

export function isDefaultBrowser(browser: RunBrowser): boolean {
  return isDeepStrictEqual(browser, DEFAULT_BROWSER);
}
