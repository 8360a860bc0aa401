import type { TestRun } from 'shared/contract';
import { describeBrowser } from 'shared/browser-settings';

/** The browser that a test run had; nothing where it was not stored. */
export function RunBrowserFact({ run: { browser } }: { run: TestRun }) {
  if (!browser) return null;
  const { viewport, ...named } = browser;
  // The size of a device is that of the device.
  const text = describeBrowser(browser.device === undefined ? browser : named);
  const size = `Window of ${viewport.width}×${viewport.height} pixels`;
  return <span title={size}>{text}</span>;
}
