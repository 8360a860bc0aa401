import { get } from 'node:http';
import { apiAddress } from '../support/addresses.ts';

/** What one cold load of a screen took. */
export interface FirstLoad {
  /** Of everything but the font, as it went over the wire; scripts and page are brotli. */
  bytes: number;
  requests: number;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
}

interface Seen {
  urls: string[];
  firstPaint: number;
  largestPaint: number;
}

/** Megabits and milliseconds of a slow 4G, and a processor four times slower. */
export const SLOW = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, cpu: 4 };
/** Nothing but distance: what waits for something else begins a whole second later. */
const FAR = { latency: 1000, downloadThroughput: -1, uploadThroughput: -1, cpu: 1 };

/** Makes every page record when its screen is complete: it has a heading and no loading text. */
export async function noteReadiness(): Promise<void> {
  await browser.addInitScript(() => {
    const poll = () => {
      const isLoading = [...document.querySelectorAll('main [role="status"]')].some((element) =>
        element.textContent?.startsWith('Loading'),
      );
      if (document.querySelector('main h1') && !isLoading) performance.mark('screen');
      else setTimeout(poll, 20);
    };
    poll();
  });
}

/** A cold load on the slow profile. */
export async function loadSlowly(address: string): Promise<FirstLoad> {
  const { urls, firstPaint, largestPaint } = await load(address, SLOW);
  const sizes = await Promise.all(urls.filter((url) => !url.endsWith('.woff2')).map(sizeOf));
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: urls.length,
    firstPaint,
    largestPaint,
  };
}

/** How many requests of a cold load wait for each other, one after the other; the page itself is the first. */
export async function roundTrips(address: string): Promise<number> {
  await load(address, FAR);
  return browser.execute((api) => {
    const screen = performance.getEntriesByName('screen')[0]?.startTime ?? Infinity;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ name, startTime }) => !name.startsWith(api) && startTime < screen);
    const page = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const depths: { end: number; depth: number }[] = [{ end: page.responseStart, depth: 1 }];
    for (const { startTime, responseEnd } of files.sort((a, b) => a.startTime - b.startTime)) {
      const before = depths.filter(({ end }) => end <= startTime).map(({ depth }) => depth);
      depths.push({ end: responseEnd, depth: Math.max(0, ...before) + 1 });
    }
    return Math.max(...depths.map(({ depth }) => depth));
  }, apiAddress);
}

async function load(address: string, { cpu, ...network }: typeof SLOW): Promise<Seen> {
  await startCold(network);
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await browser.url(address);
  await browser.waitUntil(() => browser.execute(() => performance.getEntriesByName('screen').length > 0), {
    timeout: 60_000,
    timeoutMsg: `${address} did not show its screen.`,
  });
  // The largest paint may follow the heading.
  await browser.pause(1500);
  const seen = await browser.executeAsync((api: string, done: (seen: Seen) => void) => {
    const screen = performance.getEntriesByName('screen')[0]?.startTime ?? Infinity;
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => !name.startsWith(api) && startTime < screen)
      .map(({ name }) => name)
      .filter((name) => name.startsWith('http'));
    new PerformanceObserver((list) => {
      done({
        urls: [...new Set([location.href, ...files])],
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }, apiAddress);
  await endSlowNetwork();
  await send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return seen;
}

/** An empty page without a cache, on this network until `endSlowNetwork`. */
export async function startCold(network: Omit<typeof SLOW, 'cpu'>): Promise<void> {
  await browser.url('about:blank');
  await send('Network.enable', {});
  await send('Network.clearBrowserCache', {});
  await send('Network.emulateNetworkConditions', { offline: false, ...network });
}

export async function endSlowNetwork(): Promise<void> {
  const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await send('Network.emulateNetworkConditions', fast);
}

function send(command: string, parameters: object): Promise<unknown> {
  return browser.sendCommandAndGetResult(command, parameters);
}

/** Bytes of a file's body as a browser gets it. */
function sizeOf(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html,*/*' };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
