import type { TableGrid } from '../../probe/table-grid.ts';
import type { Roles } from './roles.ts';

/** Runs inside the page: the header rows and columns of tables. */
export function tables({ cellsOf, cellsUnder, roleOf, tableAround }: TableGrid & Roles) {
  const ROWS = 'tr, [role=row]';
  const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';

  /** A row that only names the columns. */
  const isHeaderRow = (row: Element): boolean => {
    const isHeader = (cell: Element) => roleOf(cell) === 'columnheader' || cell.closest('thead') !== null;
    const cells = cellsOf(row).filter((cell) => (cell.textContent ?? '').trim() !== '');
    return cells.length > 0 && cells.every(isHeader);
  };

  /** All cells of a column, top down, without its header. */
  const columnCells = (header: Element): Element[] => {
    const rows = [...(tableAround(header)?.querySelectorAll(ROWS) ?? [])].filter((row) => !isHeaderRow(row));
    return [...new Set(rows.flatMap((row) => cellsUnder(header, row)))];
  };

  /** The nearest header of the column that a cell stands in; null: it has none. */
  const headerOf = (cell: Element): Element | null => {
    const row = cell.closest(ROWS);
    const headers = [...(tableAround(cell)?.querySelectorAll(CELLS) ?? [])].filter(
      (one) => roleOf(one) === 'columnheader',
    );
    return (row && headers.findLast((header) => cellsUnder(header, row).includes(cell))) ?? null;
  };

  return { isHeaderRow, columnCells, headerOf };
}

export type Tables = ReturnType<typeof tables>;
