/** Where the cells of tables stand, made of tags or of ARIA roles, with merged cells. */

import { cellsUnder as cellsUnderIn, type CellSpan, type Grid } from 'shared/page-model';
import { oncePerCall } from '../per-call.ts';

const TABLES = 'table, [role=table], [role=grid], [role=treegrid]';
const ROWS = 'tr, [role=row]';
const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
const HEADERS = 'thead td, th, [role=columnheader]';

/** The innermost table that an element is in, or the table itself. */
export const tableAround = (node: Element): Element | null => node.closest(TABLES);

/** The cells of a row itself, without those that reach into it from above. */
export const cellsOf = oncePerCall((row: Element) =>
  [...row.querySelectorAll(CELLS)].filter((cell) => cell.closest(ROWS) === row),
);

const numberOf = (cell: Element, attribute: string): number =>
  Math.max(0, Math.trunc(Number(cell.getAttribute(attribute) ?? 1)) || 0);

const sizeOf = (cell: Element): { columns: number; rows: number } => {
  const isNative = cell instanceof HTMLTableCellElement;
  const columns = isNative ? cell.colSpan : numberOf(cell, 'aria-colspan');
  const rows = isNative ? cell.rowSpan : numberOf(cell, 'aria-rowspan');
  // No rows: down to the last row of the group.
  return { columns: Math.max(1, columns), rows: rows === 0 ? Infinity : rows };
};

/** Whether rows say which one they are; those in one box must not say the same. Nothing else tells that rows in different boxes are one. */
const areIndexed = (rows: Element[]): boolean =>
  rows.every((row) => row.hasAttribute('aria-rowindex')) &&
  [...Map.groupBy(rows, (row) => row.parentElement).values()].every(
    (siblings) => new Set(siblings.map((row) => row.getAttribute('aria-rowindex'))).size === siblings.length,
  );

const readGrid = oncePerCall((table: Element): Grid<Element> => {
  const rows = [...table.querySelectorAll(ROWS)].filter((row) => tableAround(row) === table);
  const isIndexed = areIndexed(rows);
  const indexOf = (row: Element, at: number) => (isIndexed ? numberOf(row, 'aria-rowindex') - 1 : at);
  const spans = new Map<Element, CellSpan>();
  const taken = new Map<number, Set<number>>();
  const endOfGroup = (index: number): number => {
    const group = rows[index]?.parentElement;
    // The rows of a table made of roles may each have a box of their own.
    if (!(group instanceof HTMLTableSectionElement)) return rows.length;
    const end = rows.findIndex((row, at) => at > index && row.parentElement !== group);
    return end < 0 ? rows.length : end;
  };
  rows.forEach((row, at) => {
    const index = indexOf(row, at);
    let column = 0;
    for (const cell of cellsOf(row)) {
      const size = sizeOf(cell);
      const given = cell instanceof HTMLTableCellElement ? 0 : numberOf(cell, 'aria-colindex');
      if (cell.hasAttribute('aria-colindex') && given > 0) column = given - 1;
      else while (taken.get(index)?.has(column)) column++;
      const end = size.rows === 1 ? index + 1 : Math.min(index + size.rows, index + endOfGroup(at) - at);
      spans.set(cell, {
        columns: { start: column, end: column + size.columns },
        rows: { start: index, end },
      });
      for (let line = index; line < end; line++) {
        const columns = taken.get(line) ?? new Set();
        for (let each = column; each < column + size.columns; each++) columns.add(each);
        taken.set(line, columns);
      }
      column += size.columns;
    }
  });
  return {
    rows: new Map(rows.map((row, at) => [row, indexOf(row, at)])),
    spans,
    isHeader: (cell) => cell.matches(HEADERS),
    isFilled: (cell) => /[\p{L}\p{Nd}]/u.test(cell.textContent ?? ''),
  };
});

/** The innermost table that an element is in, or the table itself, as a grid; null: it is in none. */
export const gridOf = (node: Element): Grid<Element> | null => {
  const table = tableAround(node);
  return table && readGrid(table);
};

/** What a cell covers in its table; undefined: it is in no table. */
export const spanOf = (cell: Element): CellSpan | undefined => gridOf(cell)?.spans.get(cell);

/** The cells of a row in the column of a header. */
export const cellsUnder = (header: Element, row: Element): Element[] =>
  cellsUnderIn(gridOf(header), header, row);
