import ipaddr from 'ipaddr.js';

/** The only IPv6 range with public addresses so far. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is public: not private, local, reserved, translated or tunnelled. */
export function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // `process` converts IPv4-mapped IPv6 addresses to IPv4.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}
