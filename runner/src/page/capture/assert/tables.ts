/** The header cells and rows of tables, made of tags or of ARIA roles. */

import { rowParts } from 'shared/page-model';
import { cellsOf, gridOf, tableAround } from '../dom/table-grid.ts';
import { isSeen } from '../dom/visibility.ts';
import { oncePerCall } from '../per-call.ts';
import { isAroundTable, isHeaderRow } from '../resolve/structure.ts';

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

/** The parts of a table; null: all are empty. */
export const readTable = oncePerCall((table: Element | null): Table => {
  if (!table) return { heads: [], lines: [], feet: [] };
  const grid = gridOf(table);
  // A grid that is scrolled keeps its rows in any order.
  const indexOf = (row: Element) => grid?.rows.get(row) ?? 0;
  const all = [...table.querySelectorAll(LINES)]
    .filter((row) => tableAround(row) === table && rowParts(grid, row)[0] === row)
    .sort((one, other) => indexOf(one) - indexOf(other))
    .map((row) => ({ row, cells: rowParts(grid, row).flatMap(cellsOf) }));
  const isFoot = ({ row }: TableLine) => row.closest('tfoot') !== null;
  const headers = all.filter(({ row }) => isHeaderRow(row));
  const body = all.filter((line) => !headers.includes(line) && !isAroundTable(line.row) && isSeen(line.row));
  return {
    heads: headers.filter((line) => !isFoot(line)).flatMap(({ cells }) => cells),
    lines: body.filter((line) => !isFoot(line)),
    feet: body.filter(isFoot),
  };
});
