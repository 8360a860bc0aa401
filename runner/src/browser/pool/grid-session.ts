import type { BrowserLease } from '../browser-source.ts';
import { browserFlags } from '../flags.ts';
import { loadChromium } from '../load-chromium.ts';

/** A Grid queues new sessions until one of its nodes is free. */
const SESSION_TIMEOUT_MS = 120_000;
const CALL_TIMEOUT_MS = 10_000;
/** A Grid ends idle sessions, by default after five minutes. */
const KEEP_ALIVE_INTERVAL_MS = 60_000;

/** Opens a browser on a Selenium Grid; its session ends with the lease. */
export async function openGridSession(address: string, proxyHost: string | undefined): Promise<BrowserLease> {
  const grid = createGrid(address);
  const { sessionId, debuggerAddress } = await grid.open(browserFlags(proxyHost));
  const signs = setInterval(() => void grid.touch(sessionId).catch(() => undefined), KEEP_ALIVE_INTERVAL_MS);
  const end = async () => {
    clearInterval(signs);
    await grid.end(sessionId).catch(() => undefined);
  };
  try {
    if (!debuggerAddress) throw new Error('The Grid offers no CDP connection (se:cdp) to its browsers.');
    const chromium = await loadChromium();
    const browser = await chromium.connectOverCDP(debuggerAddress, {
      timeout: CALL_TIMEOUT_MS,
      headers: grid.headers,
    });
    return {
      browser,
      isRemote: true,
      async release() {
        await browser.close().catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

interface NewSession {
  value: { sessionId: string; capabilities: Record<string, unknown> };
}

/** The WebDriver commands for sessions. */
function createGrid(address: string) {
  const url = new URL(address);
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}`;
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const headers: Record<string, string> = url.username
    ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
    : {};

  async function call(
    method: string,
    path: string,
    body?: object,
    limit = CALL_TIMEOUT_MS,
  ): Promise<Response> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    });
    if (!response.ok) throw new Error(`The Grid answered ${response.status}: ${await response.text()}`);
    return response;
  }

  return {
    headers,
    async open(flags: string[]) {
      const options = { args: ['--headless=new', ...flags] };
      const capabilities = { alwaysMatch: { browserName: 'chrome', 'goog:chromeOptions': options } };
      const response = await call('POST', '/session', { capabilities }, SESSION_TIMEOUT_MS);
      const { value } = (await response.json()) as NewSession;
      const cdp = value.capabilities['se:cdp'];
      return {
        sessionId: value.sessionId,
        debuggerAddress: typeof cdp === 'string' ? reachable(cdp, url) : undefined,
      };
    },
    touch: (sessionId: string) => call('GET', `/session/${sessionId}/timeouts`),
    end: (sessionId: string) => call('DELETE', `/session/${sessionId}`),
  };
}

/** Replaces localhost in the Grid's reply by the host of the Grid. */
function reachable(debuggerAddress: string, grid: URL): string {
  const url = new URL(debuggerAddress);
  if (['localhost', '127.0.0.1', '0.0.0.0'].includes(url.hostname)) url.hostname = grid.hostname;
  return url.href;
}
