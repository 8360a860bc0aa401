/** Letters of scripts that separate words, and digits. Scripts without spaces have no word boundaries to respect. */
const WORD = '[\\p{Lu}\\p{Ll}\\p{Nd}]';
/** What joins two digits to one number or time. */
const JOINT = "[.,:'’]";
const IN_NUMBER_BEFORE = `(?<!\\p{Nd}|\\p{Nd}${JOINT}|(?<![^\\s(])[-−])`;
const IN_NUMBER_AFTER = `(?!\\p{Nd}|${JOINT}\\p{Nd})`;

/** White space and invisible characters normalized. */
export function collapse(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Finds a text in a longer one, with any white space for each of its own. It does not begin or end inside a word or number: neither
 * "paid" in "unpaid" nor 1 in 12, 1.50, 1:30 or −1. Case counts.
 */
export function containedText(text: string, flags = 'u'): RegExp {
  const plain = collapse(text);
  const isWord = (pattern: string) => new RegExp(pattern, 'u').test(plain);
  const before = (isWord(`^${WORD}`) ? `(?<!${WORD})` : '') + (isWord('^\\p{Nd}') ? IN_NUMBER_BEFORE : '');
  const after = (isWord(`${WORD}$`) ? `(?!${WORD})` : '') + (isWord('\\p{Nd}$') ? IN_NUMBER_AFTER : '');
  return new RegExp(before + escapeText(plain) + after, flags);
}

/** For absences: any occurrence in any case, inside a word too ("Error" in "Errors"), but not inside a number. */
export function occurrence(text: string): RegExp {
  const plain = collapse(text);
  const before = /^\p{Nd}/u.test(plain) ? IN_NUMBER_BEFORE : '';
  const after = /\p{Nd}$/u.test(plain) ? IN_NUMBER_AFTER : '';
  return new RegExp(before + escapeText(plain) + after, 'iu');
}

/**
 * For text whose white space says nothing, since only the places of its letters are known (PDF): any occurrence that does not begin or
 * end inside a number.
 */
export function occurrenceInLayout(text: string, ignoresCase: boolean): RegExp {
  const plain = collapse(text).replaceAll(' ', '');
  const before = /^\p{Nd}/u.test(plain) ? IN_NUMBER_BEFORE : '';
  const after = /\p{Nd}$/u.test(plain) ? IN_NUMBER_AFTER : '';
  const letters = Array.from(plain, (letter) => escapeText(letter)).join('\\s*');
  return new RegExp(before + letters + after, ignoresCase ? 'iu' : 'u');
}

/** A pattern for the text. Punctuation is escaped by code point: some has a meaning in patterns, some in Playwright's selectors. */
export function escapeText(text: string): string {
  return text
    .split(' ')
    .map((word) => word.replace(/[!-/:-@[-`{-~]/gu, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`))
    .join('\\s+');
}
