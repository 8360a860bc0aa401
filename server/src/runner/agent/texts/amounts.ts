import type { Comparison } from '../check.ts';
import { numberIn } from './numbers.ts';
import { unitRatio } from './units.ts';

/** "$15" of "$15.00": as much, in the same currency. */
export function isSameAmount(have: string, want: string): boolean {
  const [one, other] = [AMOUNT.exec(have), AMOUNT.exec(want)];
  const currency = one?.[1] ?? one?.[2];
  return (
    currency !== undefined && currency === (other?.[1] ?? other?.[2]) && numberIn(have) === numberIn(want)
  );
}

const AMOUNT = /^([$€£¥])?\s?[-−]?\d[\d.,]*\s?([$€£¥])?$/u;

/** "The total is not 0" is false of "$0.00". */
export function isSameNumber(have: string, want: string): boolean {
  const number = /^[$€£¥]?\s?\d[\d.,]*\s?[$€£¥]?$/u.test(want) ? numberIn(want) : null;
  return number !== null && numberIn(have) === number;
}

/** "2.500 €" beside "2.400,00 €" is two thousand and five hundred. */
function asWritten(text: string, other: string): string {
  return /\d,\d{1,2}(?!\d)/u.test(other) ? text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/gu, '') : text;
}

/** Whether one amount is more or less than another, each told in its unit: 48 KB are less than 1 MB. What measures something else is neither. */
export function compareAmounts(have: string, want: string, comparison: Comparison): boolean {
  const [left, right] = [numberIn(have), numberIn(asWritten(want, have))];
  const ratio = unitRatio(have, want);
  // "That of A-101" is no amount.
  if (left === null || right === null || ratio === null || NAMED.test(want)) return false;
  const amount = left * ratio;
  if (comparison === 'more') return amount > right;
  if (comparison === 'less') return amount < right;
  return comparison === 'least' ? amount >= right : amount <= right;
}

/** A number that belongs to a name. */
const NAMED = /\p{L}-\d|(?:\p{L}+\s+){2}[^\d]*\d/u;
