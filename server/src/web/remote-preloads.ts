import { remoteAt, parseRegistry, type RegistryFile } from 'shared/registry';
import type { Preload } from './page.ts';

/**
 * The entry script of the remote that owns an address, to be fetched together with the page's own code. Empty if the
 * address asks for a preview (`?remote.runs=…`), if no remote owns it, and for origins that are not allowed.
 */
export function remotePreloads(url: string, document: RegistryFile, origins: string[]): Preload[] {
  const [path = '', query = ''] = url.split('?');
  if ([...new URLSearchParams(query).keys()].some((key) => key.startsWith('remote.'))) return [];
  const name = remoteAt(path);
  const release = name && parseRegistry(document).remotes[name];
  if (!release || !origins.includes(new URL(release.address).origin)) return [];
  const { address, entry, integrity } = release;
  const digest = integrity[entry];
  return digest === undefined ? [] : [{ address: address + entry, integrity: digest }];
}
