const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hour12: true });
const SHORT_PARTS = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
} as const;
const SHORT = new Intl.DateTimeFormat('en-US', SHORT_PARTS);

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Mar 30` for the date `2025-03-30`. */
export function shortDay(date: string): string {
  return DAY_OF_YEAR.format(new Date(date));
}

/** `March 30, 2025`, in the reader's time zone. */
export function longDate(at: Date | string): string {
  return DAY.format(new Date(at));
}

/** `March 30, 2025 at 9:05 AM`, in the reader's time zone. */
export function longDateTime(at: Date | string): string {
  return withPlainSpaces(LONG.format(new Date(at)));
}

/** `Mar 30, 2025, 9:05 AM`, in the reader's time zone. */
export function shortDateTime(at: Date | string): string {
  return withPlainSpaces(SHORT.format(new Date(at)));
}

/** `Mar 30, 2025, 9:05 AM UTC`, by the clock of a time zone. */
export function zonedDateTime(at: Date, timeZone = 'UTC'): string {
  const format = new Intl.DateTimeFormat('en-US', { ...SHORT_PARTS, timeZone, timeZoneName: 'short' });
  return withPlainSpaces(format.format(at));
}

// Some browsers put a narrow no-break space before AM and PM, which a search in the page does not find.
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
