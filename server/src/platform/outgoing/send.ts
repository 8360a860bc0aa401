import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** What is sent: header names in lower case. */
export interface OutgoingRequest {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** How much of the answer is read; default: 64 KiB. */
  bodyLimit?: number;
}

/** Sends it on a connection of its own. `pinned`: the only addresses that it may connect to, whatever the name says by now. */
export function send(
  url: URL,
  { method, headers: given, body }: OutgoingRequest,
  signal: AbortSignal,
  pinned: LookupAddress[] | undefined,
): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const headers = { ...given, ...length, 'user-agent': 'Steplight' };
  const lookup = pinned && pinnedLookup(pinned);
  return new Promise((resolve, reject) => {
    request(url, { method, agent: false, signal, headers, lookup }, resolve).on('error', reject).end(body);
  });
}

function pinnedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
}
