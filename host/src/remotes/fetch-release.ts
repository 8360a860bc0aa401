import { readManifest, readRegistry, type Registry, type Release, type RemoteName } from 'shared/registry';

/** Milliseconds after which a server that is silent counts as failed. */
const TIMEOUT = 4000;

/**
 * The build whose files are at an address that ends with a slash. Rejects with a sentence for a person where there is
 * none, or no answer.
 */
export async function fetchRelease(name: RemoteName, address: string): Promise<Release> {
  const manifest = readManifest(await fetchJson(`${address}manifest.json`), name, address);
  return { ...manifest, address, commit: null };
}

/** What is deployed at this moment. Rejects with a sentence for a person. */
export async function fetchRegistry(): Promise<Registry> {
  return readRegistry(await fetchJson(`${location.origin}/remotes.json`));
}

/** JSON from a server that may be silent, gone or something else than expected. */
async function fetchJson(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json() as Promise<unknown>;
}
