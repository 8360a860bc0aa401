const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  only: 1,
};

/** A word that says which of several, inside a larger pattern. */
export const ORDINAL_WORDS = Object.keys(ORDINALS).join('|');

/** 1 for "first", -1 for "last", 3 for "third", "3rd" and "3"; null for other words. */
export function ordinalOf(word: string): number | null {
  const plain = word.toLowerCase();
  const digits = /^(\d+)(?:st|nd|rd|th)?$/u.exec(plain)?.[1];
  return ORDINALS[plain] ?? (digits === undefined ? null : Number(digits));
}
