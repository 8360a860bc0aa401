import { isIP } from 'node:net';
import { isLocalName, isPublic, type AllowList } from 'runner/network';

const INTERNAL =
  'This address is inside the network of Steplight itself, where tests may not go. Enter one that can be reached from the internet, or ask the operator to allow it (BROWSER_ALLOW).';

/**
 * Why the browsers of tests never go to the address, as far as it tells without a look-up of its name; null: they may. The worker decides
 * again for each connection.
 */
export function objectionTo(address: string, allow: AllowList): string | null {
  const { hostname, port, protocol } = new URL(address);
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const target = isLocalName(host) ? '127.0.0.1' : host;
  if (isIP(target) === 0 || isPublic(target)) return null;
  const number = Number(port || (protocol === 'https:' ? 443 : 80));
  return allow.permits({ host, address: target, port: number }) ? null : INTERNAL;
}
