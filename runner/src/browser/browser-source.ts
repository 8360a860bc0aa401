import type { Browser } from 'playwright-core';
import type { BrowserEngine } from 'shared/constants';

/** A browser for the duration of one run. */
export interface BrowserLease {
  browser: Browser;
  /** The browser is on another machine. */
  isRemote: boolean;
  /** Ends the lease. Never rejects. */
  release(): Promise<void>;
}

/** The source of browsers for runs. */
export interface BrowserSource {
  /**
   * Waits for a browser, at most until the signal aborts.
   * @param owner whose run it is: a local browser is used by one owner only
   * @throws BrowserUnavailableError
   */
  take(signal: AbortSignal, engine: BrowserEngine, owner: string): Promise<BrowserLease>;
  /** The engines that it has. */
  engines: readonly BrowserEngine[];
  close(): Promise<void>;
}

/** No browser is available. The message is a sentence. */
export class BrowserUnavailableError extends Error {
  override readonly name = 'BrowserUnavailableError';
}
