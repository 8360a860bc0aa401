import { partAt, readRegistry, type RegistryDocument } from 'shared/registry';
import type { Preload } from './page.ts';

/**
 * What the part behind an address begins with, so that it is fetched together with the page's own code. None
 * where the address wants a preview (`?remote.runs=…`), where no part owns it, and from origins that are not allowed.
 */
export function partPreloads(url: string, document: RegistryDocument, origins: string[]): Preload[] {
  const [path = '', query = ''] = url.split('?');
  if ([...new URLSearchParams(query).keys()].some((key) => key.startsWith('remote.'))) return [];
  const name = partAt(path);
  const release = name && readRegistry(document).remotes[name];
  if (!release || !origins.includes(new URL(release.address).origin)) return [];
  const { address, entry, integrity } = release;
  const digest = integrity[entry];
  return digest === undefined ? [] : [{ address: address + entry, integrity: digest }];
}
