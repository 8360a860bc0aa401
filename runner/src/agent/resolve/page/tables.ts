import type { Roles } from './roles.ts';

/** Runs inside the page: rows, cells and columns of tables, made of tags or of roles. */
export function tables({ roleOf }: Roles) {
  const TABLES = 'table, [role=table], [role=grid], [role=treegrid]';
  const ROWS = 'tr, [role=row]';
  const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';

  const cellsOf = (row: Element): Element[] =>
    [...row.querySelectorAll(CELLS)].filter((cell) => cell.closest(ROWS) === row);

  /** A row that only names the columns. */
  const isHeaderRow = (row: Element): boolean => {
    const isHeader = (cell: Element) => roleOf(cell) === 'columnheader' || cell.closest('thead') !== null;
    const cells = cellsOf(row).filter((cell) => (cell.textContent ?? '').trim() !== '');
    return cells.length > 0 && cells.every(isHeader);
  };

  const spanOf = (cell: Element) => (cell instanceof HTMLTableCellElement ? cell.colSpan : 1);

  const startOf = (cell: Element, cells: Element[]): number =>
    cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + spanOf(one), 0);

  /** The cell of a row that stands in the column of a header. */
  const cellUnder = (header: Element, row: Element): Element | null => {
    const headerRow = header.closest(ROWS);
    if (!headerRow || headerRow === row || headerRow.closest(TABLES) !== row.closest(TABLES)) return null;
    const start = startOf(header, cellsOf(headerRow));
    const cells = cellsOf(row);
    const isUnder = (cell: Element) =>
      startOf(cell, cells) < start + spanOf(header) && start < startOf(cell, cells) + spanOf(cell);
    return cells.find(isUnder) ?? null;
  };

  /** All cells of a column, top down, without its header. */
  const columnCells = (header: Element): Element[] =>
    [...(header.closest(TABLES)?.querySelectorAll(ROWS) ?? [])]
      .filter((row) => !isHeaderRow(row))
      .flatMap((row) => cellUnder(header, row) ?? []);

  /** The header of the column that a cell stands in; null: it has none. */
  const headerOf = (cell: Element): Element | null => {
    const row = cell.closest(ROWS);
    const headers = [...(cell.closest(TABLES)?.querySelectorAll(CELLS) ?? [])].filter(
      (one) => roleOf(one) === 'columnheader',
    );
    return (row && headers.find((header) => cellUnder(header, row) === cell)) ?? null;
  };

  return { isHeaderRow, cellUnder, columnCells, headerOf };
}

export type Tables = ReturnType<typeof tables>;
