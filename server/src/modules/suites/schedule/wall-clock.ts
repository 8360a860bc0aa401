const DAY = 24 * 60 * 60 * 1000;
const OFFSET = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of the zone are ahead of UTC at the instant; both in milliseconds. */
export function offsetAt(timezone: string, instant: number): number {
  const parts = offsetFormat(timezone).formatToParts(instant);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = OFFSET.exec(text);
  if (!match) throw new RangeError(`The offset ${text} of ${timezone} cannot be read.`);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = match;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

export interface Resolved {
  instant: number;
  /** The clocks skip this time: the instant is as much later as they are put forward. */
  isShifted: boolean;
}

/**
 * When the clocks of the zone show this time. One that they show twice is the first of the two; 2:30 in a night that
 * goes from 2:00 to 3:00 is 3:30. `wall` is the clock's time read as if it were UTC, in milliseconds.
 */
export function instantOf(timezone: string, wall: number): Resolved {
  const former = offsetAt(timezone, wall - DAY);
  const latter = offsetAt(timezone, wall + DAY);
  const shown = [wall - former, wall - latter].filter(
    (instant) => instant + offsetAt(timezone, instant) === wall,
  );
  return shown.length > 0
    ? { instant: Math.min(...shown), isShifted: false }
    : { instant: wall - former, isShifted: true };
}

/** Making one takes longer than using it a hundred times. A zone has one, however its name is spelled. */
function offsetFormat(timezone: string): Intl.DateTimeFormat {
  const key = timezone.toLowerCase();
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  formats.set(key, format);
  return format;
}
