import ipaddr from 'ipaddr.js';

/** The destination of a connection: the requested host and one of its addresses. */
interface Target {
  host: string;
  address: string;
  port: number;
}

/** Destinations in the internal network that are permitted. */
export interface AllowList {
  /** Whether an entry matches the host or the address. */
  permits(target: Target): boolean;
  /** Whether an entry that names the port matches the host or the address. */
  permitsByPort(target: Target): boolean;
}

type Matches = (target: Target) => boolean;
type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

const HOST = /^(?:\*\.)?[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*$/;
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

/**
 * Reads a list such as `localhost, *.test.example, 10.1.0.0/16, [fd00::7]:8080`; `private` is the private ranges, `none` is empty.
 * @throws an Error that names the entry that cannot be read.
 */
export function parseAllowList(text: string): AllowList {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '' && entry !== 'none')
    .map(parseEntry);
  return {
    permits: (target) => entries.some(({ matches, port }) => hasPort(target, port) && matches(target)),
    permitsByPort: (target) => entries.some(({ matches, port }) => port === target.port && matches(target)),
  };
}

/** Whether a name always means this machine, whatever DNS says. */
export function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Whether the address is in one of the ranges (`10.0.0.0/8`). */
export function isInRanges(address: string, ranges: string[]): boolean {
  return inRanges(
    address,
    ranges.map((range) => ipaddr.parseCIDR(range)),
  );
}

const hasPort = (target: Target, port: number | undefined) => port === undefined || port === target.port;

function parseEntry(entry: string): { matches: Matches; port: number | undefined } {
  const { destination, port } = splitPort(entry);
  const matches = matcherOf(destination);
  if (!matches || (port !== undefined && (port < 1 || port > 65_535)))
    throw new Error(`${entry} is not a host, an address or a range`);
  return { matches, port };
}

function splitPort(entry: string): { destination: string; port: number | undefined } {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(entry);
  // More than one colon without brackets: an IPv6 address.
  const [, destination = entry, port] = bracketed ?? /^([^:]+):(\d+)$/.exec(entry) ?? [];
  return { destination, port: port === undefined ? undefined : Number(port) };
}

function matcherOf(destination: string): Matches | null {
  if (destination === 'private') return inside(PRIVATE);
  if (destination === 'localhost') {
    const isLoopback = inside(LOOPBACK);
    return (target) => isLocalName(target.host) || isLoopback(target);
  }
  if (ipaddr.isValidCIDR(destination)) return inside([destination]);
  if (ipaddr.IPv4.isValidFourPartDecimal(destination)) return inside([`${destination}/32`]);
  if (ipaddr.IPv6.isValid(destination)) return inside([`${destination}/128`]);
  if (!HOST.test(destination) || /^[\d.]+$/.test(destination)) return null;
  if (!destination.startsWith('*.')) return ({ host }) => host === destination;
  return ({ host }) => host.endsWith(destination.slice(1));
}

function inside(ranges: string[]): Matches {
  const parsed = ranges.map((range) => ipaddr.parseCIDR(range));
  return ({ address }) => inRanges(address, parsed);
}

function inRanges(text: string, ranges: Range[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
}
