import type { BrowserEngine } from 'shared/constants';
import type { BrowserLease } from '../browser-source.ts';
import { loadBrowserType, loadChromium } from '../load-chromium.ts';
import { createSharedBrowser } from '../shared-browser.ts';
import { openGridSession } from './grid-session.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** A server with browsers. */
export interface Endpoint {
  /** Contains no secret. */
  name: string;
  engine: BrowserEngine;
  open(): Promise<BrowserLease>;
  close(): Promise<void>;
}

/**
 * Creates the endpoint of an address: `ws(s)://` a Playwright server, `http(s)://` a remote debugging port,
 * `grid+http(s)://` a Selenium Grid; of Chromium, or `firefox+ws(s)://` and `webkit+ws(s)://` a Playwright server of these engines.
 * @param proxyHost the host of this machine's proxies for the browsers; undefined: no proxies
 */
export function createEndpoint(address: string, proxyHost: string | undefined): Endpoint {
  const { protocol, host } = new URL(address);
  const name = `${protocol}//${host}`;
  const engine = (['firefox', 'webkit'] as const).find((one) => protocol.startsWith(`${one}+`)) ?? 'chromium';
  if (protocol.startsWith('grid+'))
    return {
      name,
      engine,
      open: () => openGridSession(address.slice('grid+'.length), proxyHost),
      close: () => Promise.resolve(),
    };
  const shared = createSharedBrowser(async () => {
    if (engine !== 'chromium') {
      const type = await loadBrowserType(engine);
      return type.connect(address.slice(`${engine}+`.length), { timeout: CONNECT_TIMEOUT_MS });
    }
    const chromium = await loadChromium();
    return protocol.startsWith('ws')
      ? chromium.connect(address, { timeout: CONNECT_TIMEOUT_MS })
      : chromium.connectOverCDP(address, { timeout: CONNECT_TIMEOUT_MS });
  });
  return {
    name,
    engine,
    async open() {
      const browser = await shared.get();
      return { browser, isRemote: true, release: () => Promise.resolve() };
    },
    close: shared.close,
  };
}
