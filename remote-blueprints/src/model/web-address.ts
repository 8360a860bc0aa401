import { isWebAddress } from 'shared/constants';

/** A host with an optional port, in front of a path, a query or nothing. */
const HOST = /^((?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+)(:\d+)?(?=[/?#]|$)/u;

/**
 * The address with the `https://` that its author left out; `http://` for the hosts that rarely have a certificate:
 * localhost, an IP address, and a name without a dot (only with a port: otherwise it is a word, not a host). Anything
 * else stays as it is, only trimmed.
 */
export function completeAddress(text: string): string {
  const address = text.trim();
  const [, host, port] = HOST.exec(address) ?? [];
  if (host === undefined || isWebAddress(address)) return address;
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || /^[\d.]+$/.test(host);
  const isName = host.includes('.');
  if (!isLocal && !isName && port === undefined) return address;
  const completed = `${isLocal || !isName ? 'http' : 'https'}://${address}`;
  return isWebAddress(completed) ? completed : address;
}
