import type { Expected } from './command.ts';

/** Letters of scripts that separate words, and digits. Scripts without spaces have no word boundaries to respect. */
const WORD = '[\\p{Lu}\\p{Ll}\\p{Nd}]';

/**
 * A pattern for the text as it stands, any white space for each. Marks are written by their number: some mean something to a
 * pattern, and quotes, slashes and angle brackets mean something to the selector that Playwright wraps around it.
 */
function escape(text: string): string {
  return text
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[!-/:-@[-`{-~]/gu, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`))
    .join('\\s+');
}

/** The whole of a name; the marks of a required field do not count. */
export function wholeName(name: string, ignoresCase: boolean): RegExp {
  return new RegExp(
    `^\\s*${escape(name)}\\s*(?:[*:]|\\((?:required|optional)\\))*\\s*$`,
    ignoresCase ? 'iu' : 'u',
  );
}

/** A name that has these words in it, as whole words. */
export function partOfName(name: string): RegExp {
  return containedText(name);
}

/**
 * A text that shows these words: whole words, any case, any white space. "paid" is not in "unpaid", 1 is neither in 12 nor in 1.50 nor in −1.
 */
export function containedText(text: string): RegExp {
  const plain = text.trim();
  const before = /^\p{Nd}/u.test(plain)
    ? `(?<!${WORD}|\\p{Nd}[.,]|(?<!\\S)[-−])`
    : new RegExp(`^${WORD}`, 'u').test(plain)
      ? `(?<!${WORD})`
      : '';
  const after = /\p{Nd}$/u.test(plain)
    ? `(?!${WORD}|[.,]\\p{Nd})`
    : new RegExp(`${WORD}$`, 'u').test(plain)
      ? `(?!${WORD})`
      : '';
  return new RegExp(`${before}${escape(plain)}${after}`, 'iu');
}

/** For "does not show": any occurrence counts, so that "Errors" is a case of "Error"; numbers stay whole. */
export function anyOccurrence(text: string): RegExp {
  return /^[\p{Nd}.,]+$/u.test(text.trim()) ? containedText(text) : new RegExp(escape(text), 'iu');
}

/** Whether an actual text is what a step expects, negation left aside. White space and case do not count. */
export function matches(actual: string, expected: Expected): boolean {
  const normal = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();
  const [have, want] = [normal(actual), normal(expected.text)];
  if (expected.comparison === 'is') return have === want;
  if (expected.comparison === 'starts') return have.startsWith(want);
  if (expected.comparison === 'ends') return have.endsWith(want);
  return (expected.isNegated ? anyOccurrence(expected.text) : containedText(expected.text)).test(actual);
}
