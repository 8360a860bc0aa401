import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isPublic } from 'runner/network';
import { explainFailure, forbidden } from './outgoing-error.ts';
import { readReply, type OutgoingReply } from './read-reply.ts';
import { send, type OutgoingRequest } from './send.ts';

const TIMEOUT = 10_000;

/** Calls to addresses that users give. */
export interface Outgoing {
  /**
   * Posts JSON to an https address of the open internet; no redirect is followed.
   * Throws an OutgoingError where no answer comes, or where the address is not one to call.
   */
  postJson(address: string, body: unknown): Promise<OutgoingReply>;
  /** Any other request, under the same conditions. */
  request(address: string, request: OutgoingRequest): Promise<OutgoingReply>;
}

export interface OutgoingSettings {
  /** `host:port` of those who may be called inside the network and by plain http. */
  trustedHosts: string[];
  /** Milliseconds for a whole call, the look-up of the name included. */
  timeout?: number;
  /** The addresses of a host, all of them fit to be called. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
}

export function createOutgoing(settings: OutgoingSettings): Outgoing {
  const { trustedHosts, timeout = TIMEOUT, resolve = resolvePublic } = settings;
  async function request(address: string, outgoing: OutgoingRequest): Promise<OutgoingReply> {
    const url = new URL(address);
    const isTrusted = trustedHosts.includes(hostAndPort(url));
    if (!isTrusted && url.protocol !== 'https:') throw forbidden('is not an https address');
    const signal = AbortSignal.timeout(timeout);
    try {
      const pinned = isTrusted ? undefined : await inTime(resolve(url.hostname), signal);
      return await readReply(await send(url, outgoing, signal, pinned));
    } catch (error) {
      throw explainFailure(signal.aborted ? signal.reason : error);
    }
  }

  return {
    request,
    postJson: (address, body) =>
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
