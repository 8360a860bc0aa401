const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const MONTH = '(\\p{L}{3,9})\\.?';
const YEAR = '(\\d{4})';

/** A date in the format of date fields; null if the text is no date. 3/4/2026 is ambiguous and thus none. */
export function dayIn(text: string): string | null {
  const plain = text.trim();
  const [, day, month, year] =
    new RegExp(`^(?:the )?${DAY}(?: of)? ${MONTH},? ${YEAR}$`, 'iu').exec(plain) ?? [];
  if (day && month && year) return isoDay(year, monthOf(month), day);
  const [, month2, day2, year2] = new RegExp(`^${MONTH} ${DAY},? ${YEAR}$`, 'iu').exec(plain) ?? [];
  if (month2 && day2 && year2) return isoDay(year2, monthOf(month2), day2);
  const [, day3, month3, year3] =
    new RegExp(`^${DAY}\\.\\s?(\\d{1,2})\\.\\s?${YEAR}$`, 'u').exec(plain) ?? [];
  return day3 && month3 && year3 ? isoDay(year3, Number(month3), day3) : null;
}

function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

/** A date as 2026-12-24; null if it does not exist. */
export function isoDay(year: string, month: number, day: string): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(text);
  // The 31st of February does not exist.
  return month < 1 || Number.isNaN(date.valueOf()) || !date.toISOString().startsWith(text) ? null : text;
}
