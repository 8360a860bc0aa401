import type { RunnerOptions } from '../types.ts';
import type { BrowserSource } from './browser-source.ts';
import { createLocalBrowser } from './local-browser.ts';
import { createBrowserPool } from './pool/browser-pool.ts';
import { createEndpoint } from './pool/endpoint.ts';

/** The browser pool if one is configured, else a local browser. */
export function createBrowserSource(options: RunnerOptions): BrowserSource {
  const { pool, log } = options;
  if (!pool) return createLocalBrowser(options);
  const endpoints = pool.endpoints.map((address) => createEndpoint(address, pool.proxy?.address));
  return createBrowserPool(endpoints, log);
}
