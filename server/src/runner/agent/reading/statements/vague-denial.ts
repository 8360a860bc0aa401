import type { Expected } from '../../check.ts';
import type { Target } from '../../target.ts';
import { isBareKind, namesKind } from '../targets/names-kind.ts';

/** "The icon shows no number" is said of any number, not of that word. */
const SORT_OF_TEXT =
  /^(?:an? |any )?(?:numbers?|values?|texts?|words?|dates?|prices?|amounts?|counts?|digits?|letters?)$/iu;

/** "Save is not on top", "the table contains no row of Bob": as texts such words stand nowhere, so that a denial would always be true. */
export function isVagueDenial({ text, comparison, isNegated, isQuoted }: Expected): boolean {
  if (!isNegated || isQuoted) return false;
  if (comparison === 'is')
    return /^\p{Ll}/u.test(text) && (!/\p{Nd}/u.test(text) || /^\p{Ll}{3,} /u.test(text));
  return comparison === 'contains' && (namesKind(text) || SORT_OF_TEXT.test(text));
}

/** "The first row is not Open": to the letter that would be true of any row, whatever it shows. */
export function isDenialOfHolder(
  { isNegated, comparison, isQuoted }: Expected,
  { readings }: Target,
): boolean {
  return (
    isNegated &&
    comparison === 'is' &&
    !isQuoted &&
    readings.every(({ kind, name }) => kind?.isContainer || name === '' || isBareKind(name))
  );
}
