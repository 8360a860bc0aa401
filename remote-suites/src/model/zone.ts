/** The clock of a time zone. */
export interface Zone {
  /** How far the clock is ahead of UTC at a moment, in milliseconds. */
  offsetAt: (moment: number) => number;
  /** What the clock's time is called at a moment, such as `EST`. */
  abbreviationAt: (moment: number) => string;
}

export const UTC: Zone = { offsetAt: () => 0, abbreviationAt: () => 'UTC' };

/** English that knows a zone's abbreviation: American English says EST but GMT+1, British English BST but GMT-5. */
const LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-CA'];

/** A zone as the browser knows it; null for a name that it does not know. */
export function browserZone(name: string): Zone | null {
  try {
    const offsets = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    return {
      offsetAt: (moment) => parseOffset(zoneName(offsets, moment)),
      abbreviationAt: (moment) => abbreviationOf(name, moment),
    };
  } catch {
    return null;
  }
}

function abbreviationOf(timeZone: string, moment: number): string {
  const names = LOCALES.map((locale) =>
    zoneName(new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }), moment),
  );
  return names.find((name) => /^[A-Z]+$/.test(name)) ?? names[0] ?? timeZone;
}

function zoneName(format: Intl.DateTimeFormat, moment: number): string {
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Milliseconds of `GMT-05:00`, `GMT+05:30` or `GMT`. */
function parseOffset(text: string): number {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(text) ?? [];
  const distance = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -distance : distance;
}
