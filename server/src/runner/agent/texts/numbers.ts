/** The number that a text is, currency and unit left aside ("$1,234.50", "42 €"); null if it is none or holds several. */
export function numberIn(text: string): number | null {
  const digits = /^[^\d]{0,12}?([-−]?\s?[$€£¥]?\s?\d[\d.,]*)\D{0,20}$/u
    .exec(text.trim())?.[1]
    ?.replace(/[\s$€£¥]/gu, '');
  if (digits === undefined) return null;
  const plain = digits.replace('−', '-').replace(/[.,]$/u, '');
  const isComma = /,\d{1,2}$/u.test(plain);
  const number = Number(isComma ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''));
  // "03.04.2026" is a day.
  return Number.isNaN(number) ? null : number;
}
