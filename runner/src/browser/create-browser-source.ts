import type { BrowserEngine } from 'shared/constants';
import type { RunnerOptions } from '../types.ts';
import { BrowserUnavailableError, type BrowserSource } from './browser-source.ts';
import { createLocalBrowser } from './local-browser.ts';
import { createBrowserPool } from './pool/browser-pool.ts';
import { createEndpoint } from './pool/endpoint.ts';

const NAMES: Record<BrowserEngine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** The browser pool if one is configured, else a local browser; for an engine that it does not have, a sentence. */
export function createBrowserSource(options: RunnerOptions): BrowserSource {
  const source = open(options);
  const { engines } = source;
  return {
    ...source,
    async take(signal, engine, owner) {
      if (engines.includes(engine)) return source.take(signal, engine, owner);
      const has = engines.map((one) => NAMES[one]).join(' and ');
      throw new BrowserUnavailableError(
        `This installation has only ${has}. For ${NAMES[engine]}, add a Playwright server with it to BROWSER_ENDPOINTS, or choose another browser for the test.`,
      );
    },
  };
}

function open(options: RunnerOptions): BrowserSource {
  const { pool, log } = options;
  if (!pool) return createLocalBrowser(options);
  const endpoints = pool.endpoints.map((address) => createEndpoint(address, pool.proxy?.address));
  return createBrowserPool(endpoints, log);
}
