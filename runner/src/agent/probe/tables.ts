import type { DomProbe } from './dom-probe.ts';

/** A line of a table with its own cells, from left to right. */
interface TableLine {
  row: Element;
  cells: Element[];
}

interface Table {
  /** The cells that name columns. */
  heads: Element[];
  /** What stands under them and can be seen. */
  lines: TableLine[];
  /** Sums and averages of the lines. */
  feet: TableLine[];
}

/** Runs inside the page: tables by their columns and lines, be they made of tags or of roles. */
export function tables({ clean, isSeen }: DomProbe) {
  const TABLES = 'table, [role=table], [role=grid], [role=treegrid]';
  const LINES = 'tr, [role=row]';
  const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
  const HEADS = 'thead td, th:not([scope=row]), [role=columnheader]';
  const known = new Map<Element, Table>();

  const tableAround = (node: Element): Element | null => node.closest(TABLES);

  /** A line of heads has nothing else in it, but for empty corners: in "Name | Bob" the first cell names the second one only. */
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

  /** The number of columns to the left of it. */
  const columnOf = (cell: Element, cells: Element[]): number =>
    cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + spanOf(one), 0);

  /** Where the head stands over several, the first that says something: beside the picture of a person stands the name. */
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
