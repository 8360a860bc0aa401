/** Where the cells of tables stand, made of tags or of ARIA roles, with merged cells. */

import { perCall } from '../per-call.ts';

/** The columns and rows that a cell covers, by their indexes; `end` is not covered. */
interface CellSpan {
  columns: { start: number; end: number };
  rows: { start: number; end: number };
}

interface Grid {
  rows: Element[];
  spans: Map<Element, CellSpan>;
}

const TABLES = 'table, [role=table], [role=grid], [role=treegrid]';
const ROWS = 'tr, [role=row]';
const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
const HEADERS = 'thead td, th, [role=columnheader]';
const known = perCall(() => new Map<Element, Grid>());

/** The innermost table that an element is in, or the table itself. */
export const tableAround = (node: Element): Element | null => node.closest(TABLES);

/** The cells of a row itself, without those that reach into it from above. */
export const cellsOf = (row: Element): Element[] =>
  [...row.querySelectorAll(CELLS)].filter((cell) => cell.closest(ROWS) === row);

const numberOf = (cell: Element, attribute: string): number =>
  Math.max(0, Math.trunc(Number(cell.getAttribute(attribute) ?? 1)) || 0);

const sizeOf = (cell: Element): { columns: number; rows: number } => {
  const isNative = cell instanceof HTMLTableCellElement;
  const columns = isNative ? cell.colSpan : numberOf(cell, 'aria-colspan');
  const rows = isNative ? cell.rowSpan : numberOf(cell, 'aria-rowspan');
  // No rows: down to the last row of the group.
  return { columns: Math.max(1, columns), rows: rows === 0 ? Infinity : rows };
};

const readGrid = (table: Element): Grid => {
  const rows = [...table.querySelectorAll(ROWS)].filter((row) => tableAround(row) === table);
  const spans = new Map<Element, CellSpan>();
  const taken = rows.map(() => new Set<number>());
  const endOfGroup = (index: number): number => {
    const group = rows[index]?.parentElement;
    // The rows of a table made of roles may each have a box of their own.
    if (!(group instanceof HTMLTableSectionElement)) return rows.length;
    const end = rows.findIndex((row, at) => at > index && row.parentElement !== group);
    return end < 0 ? rows.length : end;
  };
  rows.forEach((row, index) => {
    let column = 0;
    for (const cell of cellsOf(row)) {
      const size = sizeOf(cell);
      const given = cell instanceof HTMLTableCellElement ? 0 : numberOf(cell, 'aria-colindex');
      if (cell.hasAttribute('aria-colindex') && given > 0) column = given - 1;
      else while (taken[index]?.has(column)) column++;
      const end = size.rows === 1 ? index + 1 : Math.min(index + size.rows, endOfGroup(index));
      spans.set(cell, {
        columns: { start: column, end: column + size.columns },
        rows: { start: index, end },
      });
      for (let at = index; at < end; at++)
        for (let each = column; each < column + size.columns; each++) taken[at]?.add(each);
      column += size.columns;
    }
  });
  return { rows, spans };
};

const gridOf = (table: Element): Grid => {
  const grid = known().get(table) ?? readGrid(table);
  known().set(table, grid);
  return grid;
};

/** What a cell covers in its table; undefined: it is in no table. */
export const spanOf = (cell: Element): CellSpan | undefined => {
  const table = tableAround(cell);
  return table ? gridOf(table).spans.get(cell) : undefined;
};

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

/** All cells of a row, from left to right, including those that reach into it from above. */
const cellsIn = (row: Element): Element[] => {
  const table = tableAround(row);
  if (!table) return [];
  const { rows, spans } = gridOf(table);
  const index = rows.indexOf(row);
  return [...spans]
    .filter(([, span]) => span.rows.start <= index && index < span.rows.end)
    .sort(([, one], [, other]) => one.columns.start - other.columns.start)
    .map(([cell]) => cell);
};

/**
 * The cells of a row in the column of a header. Below a header that spans several columns these are all, if each column has a header of
 * its own as well; else it is the first with a text: next to an avatar there is a name.
 */
export const cellsUnder = (header: Element, row: Element): Element[] => {
  const table = tableAround(header);
  if (!table || table !== tableAround(row)) return [];
  const { rows, spans } = gridOf(table);
  const own = spans.get(header);
  const index = rows.indexOf(row);
  if (!own || (own.rows.start <= index && index < own.rows.end)) return [];
  const isBelow = (cell: Element) => {
    const span = spans.get(cell);
    return cell !== header && span !== undefined && overlap(span.columns, own.columns);
  };
  const under = cellsIn(row).filter(isBelow);
  if (under.length < 2) return under;
  const hasSubheaders = [...spans.keys()].some(
    (cell) => cell.matches(HEADERS) && isBelow(cell) && spans.get(cell)?.rows.start === own.rows.end,
  );
  if (hasSubheaders) return under;
  const first = under.find((cell) => /[\p{L}\p{Nd}]/u.test(cell.textContent ?? '')) ?? under[0];
  return first ? [first] : [];
};

/** The rows that the cell around an element covers, if they are several. */
export const mergedRowsOf = (node: Element): Element[] => {
  const cell = node.closest(CELLS);
  const table = cell && tableAround(cell);
  if (!cell || !table) return [];
  const { rows, spans } = gridOf(table);
  const span = spans.get(cell)?.rows;
  return span && span.end - span.start > 1 ? rows.slice(span.start, span.end) : [];
};
