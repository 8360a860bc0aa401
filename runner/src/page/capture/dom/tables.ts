/** The header cells and rows of tables, made of tags or of ARIA roles. */

import { cleanText } from 'shared/step-language/normal-text';
import { perCall } from '../per-call.ts';
import { cellsOf, tableAround } from './table-grid.ts';
import { isSeen } from './visibility.ts';

/** A row of a table with its own cells, from left to right. */
interface TableLine {
  row: Element;
  cells: Element[];
}

interface Table {
  /** The header cells of columns. */
  heads: Element[];
  /** The visible rows below the headers. */
  lines: TableLine[];
  /** Footer rows, such as sums. */
  feet: TableLine[];
}

const LINES = 'tr, [role=row]';
const HEADS = 'thead td, th:not([scope=row]), [role=columnheader]';
const known = perCall(() => new Map<Element, Table>());

/** A header row has only header cells and empty ones: in "Name | Bob" the first cell labels only the second. */
const isOfHeads = ({ cells }: TableLine): boolean =>
  cells.some((cell) => cell.matches(HEADS)) &&
  cells.every((cell) => cell.matches(HEADS) || cleanText(cell.textContent ?? '') === '');

/** The parts of a table; null: all are empty. */
export const readTable = (table: Element | null): Table => {
  if (!table) return { heads: [], lines: [], feet: [] };
  const before = known().get(table);
  if (before) return before;
  const all = [...table.querySelectorAll(LINES)]
    .filter((row) => tableAround(row) === table)
    .map((row) => ({ row, cells: cellsOf(row) }));
  const body = all.filter((line) => !isOfHeads(line) && isSeen(line.row));
  const isFoot = ({ row }: TableLine) => row.closest('tfoot') !== null;
  const read = {
    heads: all.filter(isOfHeads).flatMap(({ cells }) => cells),
    lines: body.filter((line) => !isFoot(line)),
    feet: body.filter(isFoot),
  };
  known().set(table, read);
  return read;
};
