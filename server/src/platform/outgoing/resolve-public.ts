import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { isPublic } from 'runner/network';
import { forbidden } from './outgoing-error.ts';

/** Every address of the host. Throws where one of them is not of the open internet: which one is taken is not ours to say. */
export async function resolvePublic(hostname: string): Promise<LookupAddress[]> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
    throw forbidden('is not an address of the open internet');
  return addresses;
}
