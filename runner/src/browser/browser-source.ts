import type { Browser } from 'playwright-core';

/** A browser for the length of one run. */
export interface BrowserLease {
  browser: Browser;
  /** It is not on this machine. */
  isRemote: boolean;
  /** The run is over. Never rejects. */
  release(): Promise<void>;
}

/** Where runs get their browsers. */
export interface BrowserSource {
  /** Waits for a browser while there is hope for one, at the longest until the signal aborts. @throws BrowserMissing */
  take(signal: AbortSignal): Promise<BrowserLease>;
  close(): Promise<void>;
}

/** There is no browser to run a test in. The message is a sentence. */
export class BrowserUnavailable extends Error {
  override readonly name = 'BrowserMissing';
}
