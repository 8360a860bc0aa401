import ipaddr from 'ipaddr.js';

/** All that has been given out of IPv6 so far. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address belongs to the open internet: nothing private, local, reserved, translated or tunnelled. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // `process` reads an IPv4 address that is mapped into IPv6 as what it is.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
