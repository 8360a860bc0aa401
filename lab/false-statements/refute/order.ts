import type { Assertion, Target } from 'shared/step-language';
import type { Box, Snapshot } from '../snapshot.ts';
import { candidates } from './candidates.ts';

/** Refuted where a column is unsorted as texts, as numbers and as days, in every table that has it. */
export function refuteOrder(
  { target, by, descending }: Extract<Assertion, { kind: 'sorted' }>,
  page: Snapshot,
): boolean {
  if (by === null || (target !== null && (target.name !== null || target.place !== null))) return false;
  const columns = page.tables.flatMap(({ headers, rows }) => {
    const index = headers.findIndex((header) => header.toLowerCase() === by.toLowerCase());
    return index === -1 ? [] : [rows.map((cells) => cells[index] ?? '')];
  });
  return (
    columns.length > 0 && columns.every((column) => column.length > 1 && !isSortedAnyhow(column, descending))
  );
}

/** Whether the values follow one another in any order that all of them can be read in. */
function isSortedAnyhow(column: string[], descending: boolean): boolean {
  const values = descending ? column.toReversed() : column;
  return ORDERS.some((keyOf) => {
    const keys = values.map(keyOf);
    return keys.every((key, index) => {
      const previous = keys[index - 1];
      return !Number.isNaN(key) && (previous === undefined || previous <= key);
    });
  });
}

const ORDERS: ((text: string) => number | string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => number(text.replace(/[^\d.-]/g, '')),
  (text) => number(text.replace(/[^\d,-]/g, '').replace(',', '.')),
  (text) => Date.parse(text),
  (text) => text.split('.').reverse().join('-'),
  (text) => text.split('/').reverse().join('-'),
];

function number(digits: string): number {
  return digits === '' ? NaN : Number(digits);
}

export function refutePosition(
  { target, direction, other }: Extract<Assertion, { kind: 'position' }>,
  page: Snapshot,
): boolean {
  const [box, otherBox] = [onlyBox(page, target), onlyBox(page, other)];
  if (!box || !otherBox) return false;
  const isTrue = {
    above: box.y < otherBox.y,
    below: box.y + box.height > otherBox.y + otherBox.height,
    'left of': box.x < otherBox.x,
    'right of': box.x + box.width > otherBox.x + otherBox.width,
  };
  return !isTrue[direction];
}

/** Where a name stands that nothing else on the page has: an element and its own text may share it. */
function onlyBox(page: Snapshot, target: Target): Box | null {
  if (target.name === null || target.ordinal !== null || target.place !== null) return null;
  const name = target.name.toLowerCase();
  const [text, ...others] = page.shownTexts.filter(({ text }) => text.toLowerCase() === name);
  if (!text || others.length > 0) return null;
  return candidates(page, target).every(({ box }) => overlap(box, text.box)) ? text.box : null;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
