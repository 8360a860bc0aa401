import { isIP } from 'node:net';
import { isPublic } from 'runner/network';

/** Names that only a network of one's own knows. */
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/** Whether the open internet, GitHub's servers included, may reach the address, as far as its host tells. */
export function isPublicAddress(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(host)) return isPublic(host);
  return host.includes('.') && !OWN_NAMES.test(host);
}
