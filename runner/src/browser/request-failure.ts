import type { Request } from 'playwright-core';
import type { RunNetwork } from '../network/run-network.ts';

/** The page cancelled the request, or it ended with its page: no failure. */
const ENDED_ON_PURPOSE = /ERR_ABORTED|ERR_BLOCKED_BY_CLIENT/u;
/** The browser only knows that the proxy has refused it. */
const REFUSED_BY_PROXY = /ERR_SOCKS/u;

/** Why a request has failed, as the browser or the run's proxy says it, e.g. `net::ERR_CONNECTION_RESET`; null: on purpose. */
export function failureOf(request: Request, network: RunNetwork | undefined): string | null {
  const reason = request.failure()?.errorText ?? 'failed';
  if (ENDED_ON_PURPOSE.test(reason)) return null;
  const known = REFUSED_BY_PROXY.test(reason) ? network?.failureOf(request.url()) : undefined;
  return known?.replace(/\.$/u, '') ?? reason;
}
