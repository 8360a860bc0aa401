import { setTimeout as sleep } from 'node:timers/promises';
import type { RegistryFile } from 'shared/registry';
import { currentEntry, type PartName, type StoredRegistry } from './registry/document.ts';

/** Milliseconds within which the servers of the page should have seen a change; they look every few seconds. */
const PATIENCE = 30_000;
const INTERVAL = 250;

/** Waits until the host shows a build; answers a sentence about what came of it. */
export async function confirm(host: string, part: PartName, build: string): Promise<string> {
  if (part === 'host') return 'Servers of the page show it once they have its files: parts fetch host.';
  const address = `${new URL(host).origin}/remotes.json`;
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(INTERVAL)) {
    const shown = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
      .then((reply) => reply.json() as Promise<RegistryFile>)
      .catch(() => null);
    if (shown?.remotes && currentEntry(shown as unknown as StoredRegistry, part)?.build === build)
      return `${host} shows it.`;
  }
  return `${host} does not show it yet, after ${PATIENCE / 1000} seconds: look at ${new URL(host).origin}/healthz.`;
}
