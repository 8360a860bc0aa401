const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

/** The clock of a time zone. Instants, wall-clock times and offsets are milliseconds; a wall-clock time is written as UTC. */
export interface Zone {
  /** How far the clock is ahead of UTC. */
  offsetAt(instant: number): number;
}

const zones = new Map<string, Zone>();

/** A zone from the time zone data of the JavaScript engine. Throws RangeError for an unknown name. */
export function intlZone(name: string): Zone {
  const key = name.toLowerCase();
  const cached = zones.get(key);
  if (cached) return cached;
  // Creating a format takes longer than using it a hundred times.
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const zone: Zone = { offsetAt: (instant) => parseOffset(format.formatToParts(instant)) };
  zones.set(key, zone);
  return zone;
}

function parseOffset(fields: Intl.DateTimeFormatPart[]): number {
  const text = fields.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = OFFSET.exec(text);
  if (!match) throw new RangeError(`The offset ${text} is not valid.`);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

interface ResolvedTime {
  instant: number;
  /** The clock skips this time: the instant is as much later as the clock moves forward. */
  isShifted: boolean;
}

/**
 * When the zone's clock shows a wall-clock time. A time that occurs twice resolves to the first; 2:30 in a night that goes
 * from 2:00 to 3:00 resolves to 3:30.
 */
export function resolveWallClock(zone: Zone, wallClock: number): ResolvedTime {
  const before = zone.offsetAt(wallClock - DAY_MS);
  const after = zone.offsetAt(wallClock + DAY_MS);
  const shown = [wallClock - before, wallClock - after].filter(
    (instant) => instant + zone.offsetAt(instant) === wallClock,
  );
  return shown.length > 0
    ? { instant: Math.min(...shown), isShifted: false }
    : { instant: wallClock - before, isShifted: true };
}

/** A wall-clock time before which nothing is due after `instant`: the clock may have moved forward within the last day. */
export function earliestWallClock(zone: Zone, instant: number): number {
  const offset = zone.offsetAt(instant);
  return instant + offset - Math.max(0, offset - zone.offsetAt(instant - DAY_MS));
}
