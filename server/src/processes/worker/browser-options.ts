import { lookup } from 'node:dns/promises';
import { findChromium } from 'runner/browser';
import type { Config } from '../../platform/config.ts';
import { createNetworkPolicy } from 'runner';
import type { PoolOptions, RunnerOptions } from 'runner';

type BrowserOptions = Pick<RunnerOptions, 'executablePath' | 'pool' | 'networkPolicy'>;

/** The browsers that the settings name, and where their pages may go: not to this worker's own port. Throws a sentence where there is no browser. */
export async function browserOptions(config: Config, livePort?: number): Promise<BrowserOptions> {
  const networkPolicy = createNetworkPolicy({
    allow: config.browsers.allow,
    ownServices: ownServices(config, livePort),
  });
  const pool = poolOptions(config);
  const executablePath = pool ? '' : (config.chromePath ?? (await findChromium()));
  if (executablePath !== null) return { executablePath, pool, networkPolicy };
  throw new Error(
    'No browser was found. Install Chromium or name one in CHROME_PATH, or a pool in BROWSER_ENDPOINTS.',
  );
}

/** What pages under test have no business with, though it may be as near as the site that they test. */
function ownServices({ apiPort, databaseUrl }: Config, livePort: number | undefined): string[] {
  const database = databaseUrl === undefined ? null : URL.parse(databaseUrl);
  const databaseHost = database?.hostname ? [`${database.hostname}:${database.port || 5432}`] : [];
  const ports = livePort === undefined ? [apiPort] : [apiPort, livePort];
  return [...ports.map((port) => `localhost:${port}`), ...databaseHost];
}

function poolOptions({ browsers }: Config): PoolOptions | undefined {
  const { endpoints, proxyAddress, proxyClients } = browsers;
  if (!endpoints) return undefined;
  if (proxyAddress === null) return { endpoints, proxy: null };
  const clients = async () => proxyClients ?? addressesOf(endpoints);
  return { endpoints, proxy: { address: proxyAddress, clients } };
}

/** The addresses of the endpoints' hosts as far as they are known, each as a range of one. */
async function addressesOf(endpoints: string[]): Promise<string[]> {
  const hosts = endpoints.map((endpoint) => new URL(endpoint).hostname.replace(/^\[|\]$/g, ''));
  const found = await Promise.allSettled(hosts.map((host) => lookup(host, { all: true })));
  return found
    .flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    .map(({ address, family }) => `${address}/${family === 6 ? 128 : 32}`);
}
