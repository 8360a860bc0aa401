import type { DomProbe } from './dom-probe.ts';

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

/** Runs inside the page: the columns and rows of tables, made of tags or of ARIA roles. */
export function tables({ clean, isSeen }: DomProbe) {
  const TABLES = 'table, [role=table], [role=grid], [role=treegrid]';
  const LINES = 'tr, [role=row]';
  const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
  const HEADS = 'thead td, th:not([scope=row]), [role=columnheader]';
  const known = new Map<Element, Table>();

  const tableAround = (node: Element): Element | null => node.closest(TABLES);

  /** A header row has only header cells and empty ones: in "Name | Bob" the first cell labels only the second. */
  const isOfHeads = ({ cells }: TableLine): boolean =>
    cells.some((cell) => cell.matches(HEADS)) &&
    cells.every((cell) => cell.matches(HEADS) || clean(cell.textContent ?? '') === '');

  const cellsOf = (row: Element): Element[] =>
    [...row.querySelectorAll(CELLS)].filter((cell) => cell.closest(LINES) === row);

  const readTable = (table: Element | null): Table => {
    if (!table) return { heads: [], lines: [], feet: [] };
    const before = known.get(table);
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
    known.set(table, read);
    return read;
  };

  const spanOf = (cell: Element): number => (cell instanceof HTMLTableCellElement ? cell.colSpan : 1);

  /** The number of columns to the left of a cell. */
  const columnOf = (cell: Element, cells: Element[]): number =>
    cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + spanOf(one), 0);

  /** If the header spans several cells, the first with a text: next to an avatar there is a name. */
  const cellUnder = (head: Element, { cells }: TableLine): Element | null => {
    const row = head.closest(LINES);
    const column = row ? columnOf(head, cellsOf(row)) : 0;
    const under = cells.filter((cell) => {
      const start = columnOf(cell, cells);
      return start < column + spanOf(head) && column < start + spanOf(cell);
    });
    return under.find((cell) => /[\p{L}\p{Nd}]/u.test(cell.textContent ?? '')) ?? under[0] ?? null;
  };

  return { tableAround, readTable, cellUnder };
}

export type Tables = ReturnType<typeof tables>;
