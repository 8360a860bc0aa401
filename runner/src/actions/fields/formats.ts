/** The only formats that native date and time fields accept. */
const FORMATS: Record<string, { pattern: RegExp; takes: string }> = {
  date: { pattern: /^\d{4}-\d\d-\d\d$/u, takes: 'dates as 2026-12-24' },
  time: { pattern: /^\d\d:\d\d(?::\d\d)?$/u, takes: 'times as 14:30' },
  'datetime-local': {
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/u,
    takes: 'dates with times as 2026-12-24T14:30',
  },
  month: { pattern: /^\d{4}-\d\d$/u, takes: 'months as 2026-12' },
  week: { pattern: /^\d{4}-W\d\d$/u, takes: 'weeks as 2026-W52' },
  color: { pattern: /^#[\da-f]{6}$/iu, takes: 'colours as #ff0000' },
  number: { pattern: /^-?\d+(?:\.\d+)?$/u, takes: 'numbers as 12.5' },
  range: { pattern: /^-?\d+(?:\.\d+)?$/u, takes: 'numbers as 12.5' },
};

/** The format of a field of this type, e.g. "dates as 2026-12-24"; null: any text. */
export function formatOf(type: string): string | null {
  return FORMATS[type]?.takes ?? null;
}

export function hasFormat(type: string, text: string): boolean {
  return FORMATS[type]?.pattern.test(text) ?? true;
}
