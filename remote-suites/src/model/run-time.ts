const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** American English abbreviates only American zones (EST, but GMT+1); the others know theirs. */
const ABBREVIATION_LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-CA'];

/** Of whoever reads the page. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * When a run is due by the clock of a time zone: `Mon 9:00 AM EST`, with the date from a week ahead on. UTC stands in for
 * a zone that the browser does not know.
 */
export function runTime(at: Date, timezone: string, now: Date): string {
  const isNear = at.getTime() - now.getTime() < WEEK_MS;
  return isNear ? formatTime(at, timezone, { weekday: 'short' }) : runDate(at, timezone);
}

/** `Mon, Nov 23, 9:00 AM EST` */
export function runDate(at: Date, timezone: string): string {
  return formatTime(at, timezone, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** `in 3 hours`, to the nearest whole unit; a moment that has come is `any moment now`. */
export function timeUntil(at: Date, now: Date): string {
  const minutes = (at.getTime() - now.getTime()) / MINUTE_MS;
  if (minutes <= 0) return 'any moment now';
  if (minutes < 1) return 'in less than a minute';
  if (Math.round(minutes) < 60) return inUnits(minutes, 'minute');
  if (Math.round(minutes / 60) < 24) return inUnits(minutes / 60, 'hour');
  return inUnits(minutes / 60 / 24, 'day');
}

function inUnits(amount: number, unit: string): string {
  const count = Math.round(amount);
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

function formatTime(at: Date, timezone: string, day: Intl.DateTimeFormatOptions): string {
  const timeZone = isKnownZone(timezone) ? timezone : 'UTC';
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  const clock = new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZone }).format(at);
  // Some browsers put a narrow no-break space before AM and PM, which a search of the page does not find.
  return `${clock.replaceAll('\u202f', ' ')} ${abbreviation(timeZone, at)}`;
}

function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

function abbreviation(timeZone: string, at: Date): string {
  const names = ABBREVIATION_LOCALES.map((locale) => zoneName(locale, timeZone, at));
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? timeZone;
}

function zoneName(locale: string, timeZone: string, at: Date): string {
  const segments = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return segments.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
