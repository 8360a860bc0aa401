import type { Expected } from '../../check.ts';
import { capitalize } from '../../describe.ts';
import type { Target } from '../../target.ts';
import { isNumber, matches } from '../../texts/agreement.ts';
import { comparisonSentence, type Look } from '../look.ts';
import type { Cell } from './cell.ts';
import { isOneOfMany, type Seen } from './reading.ts';

/** What an element says. */
export function tell({ words }: Target, { locator, parts, agrees: says }: Seen, expected: Expected): Look {
  const others = parts.beside.filter((text) => !parts.rest.includes(text));
  const actual = [parts.rest, ...others].filter((text) => text !== '').join(' ') || parts.own;
  const isTrue = says !== expected.isNegated;
  return {
    isTrue,
    element: { description: words, locator },
    sentence: () => comparisonSentence(capitalize(words), actual, expected, isTrue),
  };
}

/** What the cells of a row say. */
export function tellRow({ words }: Target, cells: Cell[], expected: Expected): Look {
  const texts = cells.flatMap(({ written, drawn }) => [written, drawn]);
  const isUnclear = isOneOfMany(
    cells.map(({ written }) => written),
    expected,
  );
  const isTrue = !isUnclear && texts.some((text) => matches(text, expected)) !== expected.isNegated;
  const actual = cells.map(({ written }) => written).join(' ');
  return { isTrue, sentence: () => comparisonSentence(capitalize(words), actual, expected, isTrue) };
}

/** What a cell says. */
export function tellCell({ words }: Target, { written, drawn }: Cell, expected: Expected): Look {
  // A picture with initials may stand before the name.
  const lines = [written, drawn].flatMap((text) => [text, ...text.split('\n')]);
  const says = lines.some((text) => matches(text, expected) || isNumber(text, expected));
  const isTrue = says !== expected.isNegated;
  return { isTrue, sentence: () => comparisonSentence(capitalize(words), written, expected, isTrue) };
}

/** What one text says. */
export function tellText({ words }: Target, text: string, expected: Expected): Look {
  const isTrue = (matches(text, expected) || isNumber(text, expected)) !== expected.isNegated;
  return { isTrue, sentence: () => comparisonSentence(capitalize(words), text, expected, isTrue) };
}
