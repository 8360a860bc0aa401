import type { Page, Request } from 'playwright-core';
import type { RunNetwork } from '../network/run-network.ts';
import type { Dialogs } from './dialogs.ts';
import { isTargetClosed, loadFailureOf } from '../core/driver-errors.ts';

/** A page could not be opened. The message is a sentence. */
export class NavigationError extends Error {
  override readonly name = 'NavigationError';

  /** Of the answer, whose page is open; null: none is. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** By what `loadFailureOf` says. */
const REASONS: [pattern: RegExp, reason: string][] = [
  [/ERR_NAME_NOT_RESOLVED/, 'there is no server of that name'],
  [/ERR_CONNECTION_REFUSED/, 'the server refused the connection'],
  [/ERR_CONNECTION_(?:RESET|CLOSED)|ERR_EMPTY_RESPONSE/, 'the server closed the connection'],
  [/ERR_(?:CONNECTION_)?TIMED_OUT|timeout/, 'the server did not answer in time'],
  [/ERR_CERT|ERR_SSL/, 'its certificate is not valid'],
  [/ERR_TOO_MANY_REDIRECTS/, 'it redirects without end'],
  [/ERR_INTERNET_DISCONNECTED|ERR_ADDRESS_UNREACHABLE|ERR_NETWORK|ERR_SOCKS/, 'the network is not reachable'],
  [/ERR_INVALID_AUTH_CREDENTIALS/, 'it asks for a user name and a password'],
  [/ERR_UNSAFE_PORT/, 'browsers do not open that port'],
  [/ERR_ABORTED|download/, 'it is a download or answers without a page'],
];

/** The front tab and its network. */
interface Opener {
  page(): Page;
  dialogs?: Dialogs;
  network?: RunNetwork | undefined;
}

/**
 * Opens an address and waits until its document is loaded or opens a browser dialog.
 * @param limit milliseconds
 * @throws NavigationError if the page does not load or its status is 500 or above; Playwright's
 * error if the browser dies.
 */
export async function openAddress(opener: Opener, address: string, limit: number): Promise<void> {
  const page = opener.page();
  const hops = [address];
  const follow = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) hops.push(request.url());
  };
  page.on('request', follow);
  try {
    const load = () => page.goto(address, { waitUntil: 'domcontentloaded', timeout: limit });
    const response = await (opener.dialogs?.unlessOpen(load) ?? load());
    // A page that opens a browser dialog while loading is blocked until it is answered.
    if (opener.dialogs?.open()) return;
    await page.waitForLoadState('load', { timeout: Math.min(limit, 5000) }).catch(() => undefined);
    throwIfBlocked(opener, hops);
    const status = response?.status() ?? 200;
    if (status >= 500)
      throw new NavigationError(`${address} answered with the server error ${status}.`, status);
  } catch (error) {
    if (isTargetClosed(error) || error instanceof NavigationError) throw error;
    throwIfBlocked(opener, hops);
    throw new NavigationError(`${address} could not be opened: ${reasonOf(error)}.`);
  } finally {
    page.off('request', follow);
  }
}

/** The proxy knows the exact reason for a failed request, also for the last redirect. */
function throwIfBlocked({ network }: Opener, hops: string[]): void {
  const last = hops.at(-1) ?? '';
  const failure = network?.failureOf(last);
  if (failure !== undefined) throw new NavigationError(`${last} ${failure}`);
}

/** The reason of an error, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const failure = loadFailureOf(error) ?? '';
  return REASONS.find(([pattern]) => pattern.test(failure))?.[1] ?? 'the browser could not load it';
}
