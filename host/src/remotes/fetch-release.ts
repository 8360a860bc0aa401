import { loadTimeoutMs } from 'shared/environment';
import { parseManifest, parseRegistry, type Registry, type Release, type RemoteName } from 'shared/registry';

/** The build in a folder, whose address ends with a slash. Rejects with a message for users. */
export async function fetchRelease(name: RemoteName, address: string): Promise<Release> {
  const manifest = parseManifest(await fetchJson(`${address}manifest.json`), name, address);
  return { ...manifest, address, commit: null };
}

/** The deployed builds. Rejects with a message for users. */
export async function fetchRegistry(): Promise<Registry> {
  return parseRegistry(await fetchJson(`${location.origin}/remotes.json`));
}

async function fetchJson(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(loadTimeoutMs());
  const response = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json() as Promise<unknown>;
}
