import type { Roles } from './roles.ts';
import type { Tree } from './tree.ts';

/** Runs inside the page: rows, cells and columns of tables, made of tags or of roles. */
export function tables({ all, closestOf, elementsIn, roleOf }: Tree & Roles) {
  const isCell = (element: Element) => /^(?:cell|gridcell|rowheader|columnheader)$/.test(roleOf(element));
  const rowOf = (cell: Element) => closestOf(cell, (node) => roleOf(node) === 'row');
  const tableOf = (row: Element) => closestOf(row, (node) => /^(?:table|grid|treegrid)$/.test(roleOf(node)));

  const cellsOf = (row: Element): Element[] =>
    elementsIn(row).filter((element) => isCell(element) && rowOf(element) === row);

  /** A row that only names the columns. */
  const isHeaderRow = (row: Element): boolean => {
    const cells = cellsOf(row);
    const isHeader = (cell: Element) => roleOf(cell) === 'columnheader' || cell.closest('thead') !== null;
    return (
      cells.some(isHeader) && cells.every((cell) => isHeader(cell) || (cell.textContent ?? '').trim() === '')
    );
  };

  const spanOf = (cell: Element) => (cell instanceof HTMLTableCellElement ? cell.colSpan : 1);

  const startOf = (cell: Element, cells: Element[]): number =>
    cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + spanOf(one), 0);

  /** The cell of a row that stands in the column of a header. */
  const cellUnder = (header: Element, row: Element): Element | null => {
    const headerRow = rowOf(header);
    if (!headerRow || headerRow === row || tableOf(headerRow) !== tableOf(row)) return null;
    const start = startOf(header, cellsOf(headerRow));
    const cells = cellsOf(row);
    const under = (cell: Element) =>
      startOf(cell, cells) < start + spanOf(header) && start < startOf(cell, cells) + spanOf(cell);
    return cells.find(under) ?? null;
  };

  /** All cells of a column, top down, without its header. */
  const columnCells = (header: Element): Element[] =>
    all
      .filter((row) => roleOf(row) === 'row' && !isHeaderRow(row))
      .flatMap((row) => cellUnder(header, row) ?? []);

  return { isHeaderRow, cellUnder, columnCells };
}

export type Tables = ReturnType<typeof tables>;
