import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isPublic } from 'runner/network';
import { explainFailure, forbidden } from './outgoing-error.ts';
import { readReply, type OutgoingReply } from './read-reply.ts';
import { send, type OutgoingRequest } from './send.ts';

const TIMEOUT = 10_000;
/** A person waits for it. */
const LOOKUP_TIMEOUT = 2_000;

/** Calls to addresses that users give. */
export type Outgoing = ReturnType<typeof createOutgoing>;

export interface OutgoingSettings {
  /** `host:port` of those who may be called inside the network and by plain http. */
  trustedHosts: string[];
  /** Milliseconds for a whole call, the look-up of the name included. */
  timeout?: number;
  /** The addresses of a host, all of them fit to be called. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
}

export function createOutgoing(settings: OutgoingSettings) {
  const { trustedHosts, timeout = TIMEOUT, resolve = resolvePublic } = settings;
  /** Where to connect to; undefined: where the name of a trusted host leads. */
  async function lookUp(url: URL, signal: AbortSignal): Promise<LookupAddress[] | undefined> {
    if (trustedHosts.includes(hostAndPort(url))) return undefined;
    if (url.protocol !== 'https:') throw forbidden('is not an https address');
    return inTime(resolve(url.hostname), signal);
  }

  async function request(address: string, outgoing: OutgoingRequest): Promise<OutgoingReply> {
    const url = new URL(address);
    const signal = AbortSignal.timeout(timeout);
    try {
      const pinned = await lookUp(url, signal);
      return await readReply(await send(url, outgoing, signal, pinned), outgoing.bodyLimit);
    } catch (error) {
      throw explainFailure(signal.aborted ? signal.reason : error);
    }
  }

  return {
    /** Any other request, under the same conditions. */
    request,
    /** Why an address is never called, as the end of a sentence; null: it may be, or its name cannot be looked up now. */
    async objectionTo(address: string): Promise<string | null> {
      try {
        await lookUp(new URL(address), AbortSignal.timeout(LOOKUP_TIMEOUT));
        return null;
      } catch (error) {
        const { reason, message } = explainFailure(error);
        return reason === 'forbidden' ? message : null;
      }
    },
    /**
     * Posts JSON to an https address of the open internet; no redirect is followed.
     * Throws an OutgoingError where no answer comes, or where the address is not one to call.
     */
    postJson: (address: string, body: unknown): Promise<OutgoingReply> =>
      request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      }),
  };
}

/** `host:port`, the port always named. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`;
}

/** A look-up cannot be called off, only left alone. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/** All addresses of the host. Throws if one of them is not public, because the connection may use any of them. */
export async function resolvePublic(hostname: string): Promise<LookupAddress[]> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
    throw forbidden('is not an address of the open internet');
  return addresses;
}
