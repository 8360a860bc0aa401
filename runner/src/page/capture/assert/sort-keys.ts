import { cleanText, comparableText } from 'shared/step-language/normal-text';
import { cellsUnder, tableAround } from '../dom/table-grid.ts';
import { readTable } from './tables.ts';
import { textOf } from '../dom/visible-text.ts';
import { entriesOf, holdersIn } from './entries.ts';

/** Runs at a list, a table, a column header or a container of one of them: the texts to sort by, or why there are none. */
export function readKeys(element: Element, by: string | null): string[] | string {
  const fold = (text: string) =>
    comparableText(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{Nd})%]+$/gu, '');
  const read = (one: Element) => cleanText(textOf(one).written);
  const columnUnder = (head: Element): string[] =>
    readTable(tableAround(head)).lines.map(({ row }) => cellsUnder(head, row).map(read).join(' '));
  if (by === null && readTable(tableAround(element)).heads.includes(element)) return columnUnder(element);
  const holders = holdersIn(element);
  const outermost = holders.filter((one) => !holders.some((other) => other !== one && other.contains(one)));
  const [holder, ...others] = outermost;
  if (!holder || others.length > 0)
    return holder ? 'holds several lists or tables' : 'holds no list or table with entries';
  if (by === null) return entriesOf(holder).map(read);
  const heads = readTable(tableAround(holder)).heads.filter((head) => fold(read(head)) === fold(by));
  const [head] = heads;
  if (!head || heads.length > 1) return `has ${head ? 'several columns' : 'no column'} "${by}"`;
  return columnUnder(head);
}
