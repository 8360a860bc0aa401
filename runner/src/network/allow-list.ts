import ipaddr from 'ipaddr.js';

/** Where a connection would lead: the host as it was asked for, and one of its addresses. */
interface Target {
  host: string;
  address: string;
  port: number;
}

/** Which places of the internal network may be reached all the same. */
export interface AllowList {
  /** Whether an entry names the host, or a range that holds the address. */
  permits(target: Target): boolean;
  /** The same, of entries that name the port, too. */
  permitsByPort(target: Target): boolean;
}

type Matches = (target: Target) => boolean;
type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

const HOST = /^(?:\*\.)?[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*$/;
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

/**
 * Reads a list such as `localhost, *.test.example, 10.1.0.0/16, [fd00::7]:8080`; `private` means the usual private ranges, `none` nothing.
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

/** Whether a name means this very machine, whatever a name server says. */
export function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Whether one of the ranges (`10.0.0.0/8`) holds the address. */
export function isInRanges(address: string, ranges: string[]): boolean {
  return inRanges(
    address,
    ranges.map((range) => ipaddr.parseCIDR(range)),
  );
}

const hasPort = (target: Target, port: number | undefined) => port === undefined || port === target.port;

function parseEntry(entry: string): { matches: Matches; port: number | undefined } {
  const { place, port } = splitPort(entry);
  const matches = placeMatches(place);
  if (!matches || (port !== undefined && (port < 1 || port > 65_535)))
    throw new Error(`${entry} is not a host, an address or a range`);
  return { matches, port };
}

function splitPort(entry: string): { place: string; port: number | undefined } {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(entry);
  // More than one colon without brackets: an IPv6 address.
  const [, place = entry, port] = bracketed ?? /^([^:]+):(\d+)$/.exec(entry) ?? [];
  return { place, port: port === undefined ? undefined : Number(port) };
}

function placeMatches(place: string): Matches | null {
  if (place === 'private') return inside(PRIVATE);
  if (place === 'localhost') {
    const isLoopback = inside(LOOPBACK);
    return (target) => isLocalName(target.host) || isLoopback(target);
  }
  if (ipaddr.isValidCIDR(place)) return inside([place]);
  if (ipaddr.IPv4.isValidFourPartDecimal(place)) return inside([`${place}/32`]);
  if (ipaddr.IPv6.isValid(place)) return inside([`${place}/128`]);
  if (!HOST.test(place) || /^[\d.]+$/.test(place)) return null;
  if (!place.startsWith('*.')) return ({ host }) => host === place;
  return ({ host }) => host.endsWith(place.slice(1));
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
