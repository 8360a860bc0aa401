import { comparableText } from 'shared/step-language';
import { MINUS_SIGNS } from './only-number.ts';

/** Letters of scripts that separate words, and digits. Scripts without spaces have no word boundaries to respect. */
const WORD = '[\\p{Lu}\\p{Ll}\\p{Nd}]';
/** What joins two digits to one number or time. */
const JOINT = "[.,:'’]";
const IN_NUMBER_BEFORE = `(?<!\\p{Nd}|\\p{Nd}${JOINT}|(?<![^\\s(])[${MINUS_SIGNS}])`;
const IN_NUMBER_AFTER = `(?!\\p{Nd}|${JOINT}\\p{Nd})`;

/**
 * Finds a text in a longer one, with any white space for each of its own. It does not begin or end inside a word or number: neither
 * "paid" in "unpaid" nor 1 in 12, 1.50, 1:30 or −1. Case counts. The longer text must be cleaned (`cleanText`).
 */
export function containedText(text: string, flags = 'u'): RegExp {
  const plain = comparableText(text);
  const isWord = (pattern: string) => new RegExp(pattern, 'u').test(plain);
  const before = (isWord(`^${WORD}`) ? `(?<!${WORD})` : '') + (isWord('^\\p{Nd}') ? IN_NUMBER_BEFORE : '');
  const after =
    (isWord(`${WORD}$`) ? `(?!${WORD}|\\p{M})` : '') + (isWord('\\p{Nd}$') ? IN_NUMBER_AFTER : '');
  return new RegExp(before + escapeText(plain) + after, flags);
}

/** For absences: any occurrence in any case, inside a word too ("Error" in "Errors"), but not inside a number. */
export function occurrence(text: string): RegExp {
  const plain = comparableText(text);
  const before = /^\p{Nd}/u.test(plain) ? IN_NUMBER_BEFORE : '';
  const after = /\p{Nd}$/u.test(plain) ? IN_NUMBER_AFTER : '';
  return new RegExp(before + escapeText(plain) + after, 'iu');
}

/**
 * For text whose white space says nothing, since only the places of its letters are known (PDF): any occurrence that does not begin or
 * end inside a number.
 */
export function occurrenceInLayout(text: string, ignoresCase: boolean): RegExp {
  const plain = comparableText(text).replaceAll(' ', '');
  const before = /^\p{Nd}/u.test(plain) ? IN_NUMBER_BEFORE : '';
  const after = /\p{Nd}$/u.test(plain) ? IN_NUMBER_AFTER : '';
  const letters = Array.from(plain, (letter) => escapeText(letter)).join('\\s*');
  return new RegExp(before + letters + after, ignoresCase ? 'iu' : 'u');
}

const QUOTES_AND_HYPHENS: Record<string, string> = {
  "'": '[\\x27‘’‚‛]',
  '"': '[\\x22“”„‟]',
  '-': '[\\x2d\\u2010\\u2011]',
};
const EMOJI = /\p{Extended_Pictographic}/u;

/** A pattern for one character. Punctuation is escaped by code point: some has a meaning in patterns, some in Playwright's selectors. */
function characterPattern(one: string): string {
  const variants = QUOTES_AND_HYPHENS[one];
  if (variants) return variants;
  if (EMOJI.test(one)) return `${one}[\\ufe0e\\ufe0f]?`;
  return one.replace(/[!-/:-@[-`{-~]/u, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`);
}

/** A pattern that finds a comparable text in a cleaned one (`cleanText`). */
function escapeText(text: string): string {
  return text
    .split(' ')
    .map((word) => Array.from(word, characterPattern).join(''))
    .join('\\s+');
}
