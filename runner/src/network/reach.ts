import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isLocalName, type AllowList } from './allow-list.ts';
import { isPublic } from './is-public.ts';
import { placeOf } from './place.ts';

/** A place that pages under test may not reach. The message is the end of a sentence about it. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface ReachOptions {
  /** What of the internal network may be reached. */
  allow: AllowList;
  /** `host:port` of the service's own parts: open only to an entry of the allow-list that names the port. */
  ownServices?: string[];
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

/** Where pages under test may go. */
export interface Reach {
  /**
   * The addresses to connect to, and no others: what was checked is what is used.
   * @throws Refused, or the look-up's error (`ENOTFOUND` …).
   */
  addressesOf(host: string, port: number): Promise<LookupAddress[]>;
}

const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const INSIDE = "it is inside the service's own network. Name it in BROWSER_ALLOW to permit it.";
const ownPart = (host: string, port: number) =>
  `it belongs to the service itself. Name ${placeOf(host, port)} in BROWSER_ALLOW to permit it.`;

export function createReach({ allow, ownServices = [], resolve = lookUp }: ReachOptions): Reach {
  const own = ownServices.map((service) => new URL(`http://${service}`));

  /** One of the service's own parts, by its name or as a port of this machine. */
  function isOwn(host: string, address: string, port: number): boolean {
    return own.some(
      (service) =>
        portOf(service) === port &&
        (bare(service.hostname) === host || (isHere(bare(service.hostname)) && isThisMachine(address))),
    );
  }

  return {
    async addressesOf(given, port) {
      const host = bare(given);
      const addresses = isLocalName(host) ? LOOPBACK : await resolve(host);
      if (addresses.length === 0) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
      for (const { address } of addresses) {
        const target = { host, address, port };
        if (isOwn(host, address, port) && !allow.permitsByPort(target))
          throw new Refused(ownPart(host, port));
        // Which of several addresses is taken is not ours to say: all must be fit.
        if (!isPublic(address) && !allow.permits(target)) throw new Refused(INSIDE);
      }
      return addresses;
    },
  };
}

const lookUp = (host: string) => lookup(host, { all: true });
const portOf = (url: URL) => Number(url.port || 80);
/** Without brackets, final dot and capitals. */
const bare = (host: string) => host.replace(/^\[|\]$|\.$/g, '').toLowerCase();
const isHere = (host: string) => isLocalName(host) || isThisMachine(host);

function isThisMachine(text: string): boolean {
  const address = ipaddr.isValid(text) ? ipaddr.process(text).toString() : text;
  if (/^(?:127\.|0\.0\.0\.0$|::1$|::$)/.test(address)) return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));
}
