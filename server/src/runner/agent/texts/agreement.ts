import { compareAmounts, isSameAmount, isSameNumber } from './amounts.ts';
import type { Expected } from '../check.ts';
import { dayIn } from './days.ts';
import { isOnlyDenied, isPlainlyDenied } from './denial.ts';
import { anyOccurrence, containedText, severalTexts, tidy } from './text-pattern.ts';

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
    if (expected.isQuoted ? isPlainlyDenied(actual, expected.text) : isOnlyDenied(actual, expected.text))
      return false;
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
  return comparison === 'ends' ? have.endsWith(want) : compareAmounts(have, want, comparison);
}

/** "1 December 2026" of a field that holds 2026-12-01. */
function isSameDay(have: string, want: string): boolean {
  return /^\d{4}-\d\d-\d\d$/u.test(have) && dayIn(want) === have;
}

/** "The total is 42" is true of "42 €": a number without a unit is meant as a number. */
export function isNumber(text: string, { text: wanted, comparison, isQuoted }: Expected): boolean {
  if (comparison !== 'is' || isQuoted || !/^\d[\d.,]*$/u.test(wanted)) return false;
  return /^[^\d\-−(]{0,4}(\d[\d.,]*\d|\d)[^\d]{0,12}$/u.exec(text.trim())?.[1] === wanted;
}
