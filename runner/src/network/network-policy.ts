import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isLocalName, type AllowList } from './allow-list.ts';
import { isPublic } from './is-public.ts';

/** Pages under test may not connect to this destination. The message is the end of a sentence about it. */
export class BlockedDestinationError extends Error {
  override readonly name = 'BlockedDestinationError';
}

export interface NetworkPolicyOptions {
  /** Destinations in the internal network that are permitted. */
  allow: AllowList;
  /** `host:port` of the service's own processes; only an allow-list entry with the port permits them. */
  ownServices?: string[];
  /** DNS lookup of all addresses of a name. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

/** Decides which destinations pages under test may connect to. */
export interface NetworkPolicy {
  /**
   * Resolves a host to the only addresses that may be connected to: checked addresses are not resolved again (DNS rebinding).
   * @throws BlockedDestinationError, or the error of the lookup (`ENOTFOUND` …).
   */
  resolveAddresses(host: string, port: number): Promise<LookupAddress[]>;
}

const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const INSIDE = "it is inside the service's own network. Name it in BROWSER_ALLOW to permit it.";
const isOwnService = (host: string, port: number) =>
  `it belongs to the service itself. Name ${formatHostPort(host, port)} in BROWSER_ALLOW to permit it.`;

export function createNetworkPolicy({
  allow,
  ownServices = [],
  resolve = resolveHost,
}: NetworkPolicyOptions): NetworkPolicy {
  const own = ownServices.map((service) => new URL(`http://${service}`));

  /** Whether this is one of the service's own processes, by name or as a port of this machine. */
  function isOwn(host: string, address: string, port: number): boolean {
    return own.some(
      (service) =>
        portOf(service) === port &&
        (bare(service.hostname) === host || (isHere(bare(service.hostname)) && isThisMachine(address))),
    );
  }

  return {
    async resolveAddresses(given, port) {
      const host = bare(given);
      const addresses = isLocalName(host) ? LOOPBACK : await resolve(host);
      if (addresses.length === 0) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
      for (const { address } of addresses) {
        const target = { host, address, port };
        if (isOwn(host, address, port) && !allow.permitsByPort(target))
          throw new BlockedDestinationError(isOwnService(host, port));
        // Any of the addresses may be used, so all must be permitted.
        if (!isPublic(address) && !allow.permits(target)) throw new BlockedDestinationError(INSIDE);
      }
      return addresses;
    },
  };
}

/** `host:port`, as in URLs. */
export const formatHostPort = (host: string, port: number) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

const resolveHost = (host: string) => lookup(host, { all: true });
const portOf = (url: URL) => Number(url.port || 80);
/** In lower case, without brackets and final dot. */
const bare = (host: string) => host.replace(/^\[|\]$|\.$/g, '').toLowerCase();
const isHere = (host: string) => isLocalName(host) || isThisMachine(host);

function isThisMachine(text: string): boolean {
  const address = ipaddr.isValid(text) ? ipaddr.process(text).toString() : text;
  if (/^(?:127\.|0\.0\.0\.0$|::1$|::$)/.test(address)) return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));
}
