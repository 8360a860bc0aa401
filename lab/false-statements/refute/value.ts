import type { Assertion, TextComparison } from 'shared/step-language';
import type { PageElement, Snapshot } from '../snapshot.ts';
import { candidates, timesShown } from './candidates.ts';

type Value = Extract<Assertion, { kind: 'value' }>;

const COMPARISONS: Record<TextComparison, (value: string, text: string) => boolean> = {
  is: (value, text) => value === text,
  contains: (value, text) => value.includes(text),
  'starts with': (value, text) => value.startsWith(text),
  'ends with': (value, text) => value.endsWith(text),
};

export function holds(comparison: TextComparison, value: string, text: string): boolean {
  return COMPARISONS[comparison](value, text);
}

export function refuteValue(assertion: Value, page: Snapshot): boolean {
  const { target, comparison, text, negated, each } = assertion;
  if (each || target.ordinal !== null) return false;
  // Nothing on the page has this text, so that nothing has this value. An empty text stands everywhere.
  if (!negated && text !== '' && !page.everything.includes(text)) return true;
  const values = valuesOf(assertion, page);
  return values.length > 0 && values.every((value) => holds(comparison, value, text) === negated);
}

/** Everything that could be the value of what is named; empty: it is not certain what the name means. */
function valuesOf({ target }: Pick<Value, 'target'>, page: Snapshot): string[] {
  const { name, kind, place } = target;
  if (name === null) return [];
  if (place !== null)
    return place.relation === 'in' &&
      place.target.kind === 'row' &&
      place.target.name !== null &&
      kind !== 'field'
      ? cellsOf(page, place.target.name, name)
      : [];
  const fields = candidates(page, target).filter(({ value }) => value !== null);
  const labels = candidates(page, target).filter(({ value }) => value === null);
  if (fields.length === 0 || labels.length > 0 || timesShown(page, name) > 1) return [];
  return fields.flatMap(spellings);
}

/** What a field holds, with white space as it is and as it is seen. */
function spellings({ value }: PageElement): string[] {
  const own = value ?? '';
  return [own, own.replace(/\s+/g, ' ').trim()];
}

/** The cells of a column in the rows that have a cell of this text. */
function cellsOf(page: Snapshot, row: string, column: string): string[] {
  return page.tables.flatMap(({ headers, rows }) => {
    const index = headers.findIndex((header) => header.toLowerCase() === column.toLowerCase());
    if (index === -1) return [];
    return rows
      .filter((cells) => cells.some((cell) => cell.toLowerCase() === row.toLowerCase()))
      .map((cells) => cells[index] ?? '');
  });
}

export function refuteNumber(
  { target, comparison, number }: Extract<Assertion, { kind: 'number' }>,
  page: Snapshot,
): boolean {
  const numbers = valuesOf({ target }, page).map(numberIn);
  if (numbers.length === 0) return false;
  const isTrue = {
    'more than': (value: number) => value > number,
    'less than': (value: number) => value < number,
    'at least': (value: number) => value >= number,
    'at most': (value: number) => value <= number,
  }[comparison];
  return numbers.every((value) => value !== null && !isTrue(value));
}

/** The one plain number in a text; null where there is none, several, or one that could be read in two ways. */
function numberIn(text: string): number | null {
  const numbers = text.match(/-?\d+(?:[.,]\d+)*/g) ?? [];
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined && /^-?\d+(?:\.\d{1,2})?$/.test(only)
    ? Number(only)
    : null;
}

export function refutePlaceholder(
  { target, text }: Extract<Assertion, { kind: 'placeholder' }>,
  page: Snapshot,
): boolean {
  if (!page.everything.includes(text)) return true;
  const named = candidates(page, target).filter(({ placeholder }) => placeholder !== null);
  return named.length > 0 && named.every(({ placeholder }) => placeholder !== text);
}
