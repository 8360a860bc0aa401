const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** A number in figures or words. */
export const NUMBER = `(\\d+|no|a single|${WORDS.join('|')})`;
/** What may stand before a number. */
export const BOUND =
  '(exactly |at least |at most |no more than |no less than |not more than |more than |less than |fewer than |over |up to |only |a minimum of |a maximum of |not )?';

/** Whether a word stands for a number: "three". With a capital it may be a name. */
export function isNumberWord(word: string): boolean {
  return WORDS.includes(word);
}

/** The number that a word or figures stand for. */
export function numberOf(word: string): number {
  if (word === 'no') return 0;
  if (word === 'a single') return 1;
  const index = WORDS.indexOf(word);
  return index < 0 ? Number(word) : index;
}

/** A number with what stands before it: "more than 2" is at least 3. */
export function boundOf(words: string, number: number) {
  if (/^(?:at least|no less than|a minimum of)$/u.test(words))
    return { count: number, bound: 'least' as const };
  if (/^(?:at most|no more than|not more than|up to|a maximum of)$/u.test(words))
    return { count: number, bound: 'most' as const };
  if (/^(?:more than|over)$/u.test(words)) return { count: number + 1, bound: 'least' as const };
  if (/^(?:less than|fewer than)$/u.test(words)) return { count: number - 1, bound: 'most' as const };
  return { count: number, bound: words === 'not' ? ('not' as const) : ('exactly' as const) };
}
