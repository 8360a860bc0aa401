import type { Comparison, Expected } from './check.ts';
import { dayIn } from './days.ts';
import { numberIn } from './numbers.ts';

/** Letters of scripts that separate words, and digits. Scripts without spaces have no word boundaries to respect. */
const WORD = '[\\p{Lu}\\p{Ll}\\p{Nd}]';
/** What stands around a name without being a part of it: counts, icons, marks of a required field. */
const MARKS = '[^\\p{L}]*';

/**
 * A pattern for the text as it stands, any white space for each. Marks are written by their number: some mean something to a
 * pattern, and quotes, slashes and angle brackets mean something to the selector that Playwright wraps around it.
 */
function escape(text: string, gap = '\\s+'): string {
  return text
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[!-/:-@[-`{-~]/gu, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`))
    .join(gap);
}

/** Quotation marks inside a name are lost where a step is read. */
const QUOTE = '[\\x22“”„]?';

/** The words as a whole: neither "paid" in "unpaid" nor 1 in 12, 1.50 or −1. */
function bounded(text: string, gap?: string): string {
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
  return before + escape(plain, gap) + after;
}

/** The whole of a name; the marks of a required field do not count, nor what else may stand behind it (`end`). */
export function wholeName(name: string, ignoresCase: boolean, end = ''): RegExp {
  return new RegExp(
    `^\\s*${QUOTE}${escape(name, `${QUOTE}\\s+${QUOTE}`)}${QUOTE}${end}\\s*(?:[*:]|\\((?:required|optional)\\))*\\s*$`,
    ignoresCase ? 'iu' : 'u',
  );
}

/** A name with nothing but marks and numbers around it: "Cart (1)" of "Cart". */
export function markedName(name: string, ignoresCase = false): RegExp {
  return new RegExp(`^${MARKS}${bounded(name)}${MARKS}$`, ignoresCase ? 'iu' : 'u');
}

/** A name that has these words in it, as whole words. */
export function partOfName(name: string): RegExp {
  return containedText(name);
}

/** A name that has a word for things in it, whether it stands for one of them or several: "Guests" of "guest". */
export function pluralName(noun: string): RegExp {
  const one = noun.trim().replace(/(?<=[^s]{2})s$/u, '');
  return new RegExp(`(?<!${WORD})${escape(one)}s?(?!${WORD})`, 'iu');
}

/** A text that shows these words: whole words, any white space. */
export function containedText(text: string, ignoresCase = true): RegExp {
  return new RegExp(bounded(text, `${QUOTE}\\s+${QUOTE}`), ignoresCase ? 'iu' : 'u');
}

/** What turns the sense of the next words round. */
const DENIAL =
  /(?<![\p{L}\p{Nd}.,])(?:no|not|never|without|neither|nor|none|zero|0|cannot|\p{L}+n['’]t)(?:\s+\p{L}+)?\s+$/iu;

/** "38 points away from a voucher" are none. */
const SHORT_OF =
  /^\s+(?:(?:(?:is|are|was|were) )?not|away|short|missing|to go|until|too (?:few|many|much|little))\b/iu;

/** "You have no new messages" has the words "new messages", but says that there are none. Looks at each line by itself. */
export function isOnlyDenied(text: string, words: string): boolean {
  if (/\b(?:no|not|never|without)\b|n['’]t\b/iu.test(words)) return false;
  const pattern = new RegExp(containedText(words).source, 'giu');
  const lines = text.split('\n').filter((line) => containedText(words).test(line));
  // A heading or a tab that says just that is refuted by what stands below it.
  const spoken = lines.filter((line) => !markedName(words, true).test(line));
  const places = (spoken.length > 0 ? spoken : lines).flatMap((line) =>
    [...line.matchAll(pattern)].map(({ 0: found, index }) => [
      line.slice(0, index),
      line.slice(index + found.length),
    ]),
  );
  return (
    places.length > 0 &&
    places.every(([before = '', after = '']) => DENIAL.test(before) || SHORT_OF.test(after))
  );
}

/** "4 people needed", where signs or buttons with signs stand between the number and the words. */
export function numberedText(text: string): RegExp | null {
  const [, number, words] = /^(\p{Nd}+) (\p{L}.*)$/u.exec(text.trim()) ?? [];
  return number && words
    ? new RegExp(`${bounded(number)}[^\\p{L}\\p{Nd}.,;:]{1,6}${bounded(words)}`, 'u')
    : null;
}

/** "Anna Berg and Carl Zeiss" without quotes may be two texts: their names, or the words as a whole if they are none. */
export function severalTexts(text: string): string[] {
  const parts = text.split(/,? and (?:the |an? )?(?=[\p{Lu}\p{Nd}])|, (?:the |an? )?(?=\p{Lu})/u);
  return parts.length > 1 && parts.every((part) => /^[\p{Lu}\p{Nd}]/u.test(part)) ? parts : [text];
}

/** For "does not show": any occurrence counts, so that "Errors" is a case of "Error"; numbers stay whole. */
export function anyOccurrence(text: string): RegExp {
  return /^[\p{Nd}.,]+$/u.test(text.trim()) ? containedText(text) : new RegExp(escape(text), 'iu');
}

/** White space and invisible marks as a person takes them. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Whether an actual text is what a step expects, negation left aside. White space does not count; case counts where the step
 * quotes the text, unless an absence is stated: what is only written in another way is not absent.
 */
export function matches(actual: string, expected: Expected): boolean {
  const { comparison, isNegated } = expected;
  const ignoresCase = !expected.isQuoted || isNegated;
  if (comparison === 'contains') {
    const text = tidy(actual);
    if (isNegated) return anyOccurrence(expected.text).test(text);
    if (!expected.isQuoted && isOnlyDenied(actual, expected.text)) return false;
    const parts = expected.isQuoted ? [] : severalTexts(expected.text);
    const number = /^\p{L}+ (#\p{Nd}+)$/u.exec(expected.text)?.[1];
    return (
      containedText(expected.text, ignoresCase).test(text) ||
      (number !== undefined && !expected.isQuoted && containedText(number).test(text)) ||
      (parts.length > 1 && parts.every((part) => containedText(part).test(text)))
    );
  }
  const fold = (text: string) => (ignoresCase ? tidy(text).toLowerCase() : tidy(text));
  const [have, want] = [fold(actual), fold(expected.text)];
  if (comparison === 'is')
    return (
      have === want ||
      isSameDay(have, want) ||
      isSameAmount(have, want) ||
      (isNegated && isSameNumber(have, want))
    );
  if (comparison === 'starts') return have.startsWith(want);
  return comparison === 'ends' ? have.endsWith(want) : compareNumbers(have, want, comparison);
}

/** "1 December 2026" of a field that holds 2026-12-01. */
function isSameDay(have: string, want: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(have) && dayIn(want) === have;
}

/** "$15" of "$15.00": as much, in the same currency. */
function isSameAmount(have: string, want: string): boolean {
  const [one, other] = [AMOUNT.exec(have), AMOUNT.exec(want)];
  const currency = one?.[1] ?? one?.[2];
  return (
    currency !== undefined && currency === (other?.[1] ?? other?.[2]) && numberIn(have) === numberIn(want)
  );
}

const AMOUNT = /^([$€£¥])?\s?[-−]?\d[\d.,]*\s?([$€£¥])?$/u;

/** "The total is not 0" is false of "$0.00". */
function isSameNumber(have: string, want: string): boolean {
  const number = /^[$€£¥]?\s?\d[\d.,]*\s?[$€£¥]?$/u.test(want) ? numberIn(want) : null;
  return number !== null && numberIn(have) === number;
}

/** "2.500 €" beside "2.400,00 €" is two thousand and five hundred. */
function asWritten(text: string, other: string): string {
  return /\d,\d{1,2}(?!\d)/u.test(other) ? text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/gu, '') : text;
}

const UNIT = /\p{Nd}\s?(\p{L}{1,3}|%)(?!\p{L})/u;

function compareNumbers(have: string, want: string, comparison: Comparison): boolean {
  const [left, right] = [numberIn(have), numberIn(asWritten(want, have))];
  const [unit, other] = [UNIT.exec(have)?.[1], UNIT.exec(want)?.[1]];
  // "Larger than 1 MB" is not said of 48 KB by its number.
  if (left === null || right === null || (unit && other && unit !== other)) return false;
  if (comparison === 'more') return left > right;
  if (comparison === 'less') return left < right;
  return comparison === 'least' ? left >= right : left <= right;
}

/** "The total is 42" is true of "42 €": a number without a unit is meant as a number. */
export function isNumber(text: string, { text: wanted, comparison, isQuoted }: Expected): boolean {
  if (comparison !== 'is' || isQuoted || !/^\d[\d.,]*$/u.test(wanted)) return false;
  return /^[^\d\-−(]{0,4}(\d[\d.,]*\d|\d)[^\d]{0,12}$/u.exec(text.trim())?.[1] === wanted;
}
