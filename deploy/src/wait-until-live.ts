import pRetry from 'p-retry';
import type { RegistryFile } from 'shared/registry';
import { currentEntry, type AppName, type StoredRegistry } from './registry/stored-registry.ts';

/** The servers of the page read the registry every few seconds. */
const LIVE_TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 250;

/** Waits until the host serves a build. Resolves to a message about the result. */
export async function waitUntilLive(host: string, app: AppName, build: string): Promise<string> {
  if (app === 'host') return 'The servers of the page serve it once they have its files: remotes fetch host.';
  const { origin } = new URL(host);
  const readBuild = async () => {
    const reply = await fetch(`${origin}/remotes.json`, { signal: AbortSignal.timeout(LIVE_TIMEOUT_MS) });
    const registry = (await reply.json()) as RegistryFile;
    if (currentEntry(registry as unknown as StoredRegistry, app)?.build !== build)
      throw new Error('The host serves another build.');
    return `${host} serves it.`;
  };
  return pRetry(readBuild, {
    retries: Infinity,
    maxRetryTime: LIVE_TIMEOUT_MS,
    minTimeout: POLL_INTERVAL_MS,
    factor: 1,
  }).catch(() => `${host} does not serve it after ${LIVE_TIMEOUT_MS / 1000} seconds. See ${origin}/healthz.`);
}
