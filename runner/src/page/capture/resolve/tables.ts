/** The header rows and columns of tables. */

import { cellsOf, cellsUnder, tableAround } from '../dom/table-grid.ts';
import { roleOf } from './roles.ts';

const ROWS = 'tr, [role=row]';
const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';

/** A row that only names the columns. */
export const isHeaderRow = (row: Element): boolean => {
  const isHeader = (cell: Element) => roleOf(cell) === 'columnheader' || cell.closest('thead') !== null;
  const cells = cellsOf(row).filter((cell) => (cell.textContent ?? '').trim() !== '');
  return cells.length > 0 && cells.every(isHeader);
};

/** All cells of a column, top down, without its header. */
export const columnCells = (header: Element): Element[] => {
  const rows = [...(tableAround(header)?.querySelectorAll(ROWS) ?? [])].filter((row) => !isHeaderRow(row));
  return [...new Set(rows.flatMap((row) => cellsUnder(header, row)))];
};

/** The nearest header of the column that a cell stands in; null: it has none. */
export const headerOf = (cell: Element): Element | null => {
  const row = cell.closest(ROWS);
  const headers = [...(tableAround(cell)?.querySelectorAll(CELLS) ?? [])].filter(
    (one) => roleOf(one) === 'columnheader',
  );
  return (row && headers.findLast((header) => cellsUnder(header, row).includes(cell))) ?? null;
};
