import type { Lens } from './lens.ts';

/** A line of a table with its own cells, from left to right. */
export interface TableLine {
  row: Element;
  cells: Element[];
}

export interface Table {
  /** The cells that name columns. */
  heads: Element[];
  /** What stands under them and can be seen. */
  lines: TableLine[];
  /** Sums and averages of the lines. */
  feet: TableLine[];
}

/** Where a column of a table meets a line of it. */
export interface Meeting {
  cell: Element;
  line: TableLine;
}

/** Runs inside the page: tables by their columns and lines, be they made of tags or of roles. */
export function tables({ clean, isSeen, textOf }: Lens) {
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

  /** In small letters, without marks at the ends that are no part of a name: the arrow of a sorted column, a colon. */
  const plain = (text: string): string =>
    clean(text)
      .toLowerCase()
      .replace(/^[^\p{L}\p{Nd}#]+|[^\p{L}\p{Nd})%]+$/gu, '');

  const isCalled = (cell: Element, name: string): boolean => {
    const said = plain(textOf(cell).written);
    return said !== '' && said === plain(name);
  };

  /** The head of the first column that has one of these names; else of the only one that ends in it: "In stock" of "stock". */
  const headCalled = (table: Element, names: string[]): Element | null => {
    const { heads } = readTable(table);
    const head = heads.find((one) => names.some((name) => isCalled(one, name)));
    if (head) return head;
    const ends = (one: Element) => plain(textOf(one).written.replace(/\(.*\)/, ''));
    const [only, ...others] = heads.filter((one) =>
      names.some((name) => ends(one).endsWith(` ${plain(name)}`)),
    );
    return others.length === 0 ? (only ?? null) : null;
  };

  /** The lines that such a name stands in, alone in its cell; else together with a picture, or with an address below it. */
  const linesCalled = (table: Element, name: string): TableLine[] => {
    const read = readTable(table);
    const lines = [...read.lines, ...read.feet];
    const whole = lines.filter(({ cells }) => cells.some((cell) => isCalled(cell, name)));
    if (whole.length > 0) return whole;
    return lines.filter(({ cells }) =>
      cells.some((cell) => [...cell.querySelectorAll('*')].some((part) => isCalled(part, name))),
    );
  };

  /** "invoice 2026-103" and "2026-103": what a line is may be said before its name. "The price of 2026-103" is something else. */
  const endingsOf = (name: string): string[] => {
    const words = name.split(/\s+/);
    const end = words.findIndex((word) => /^(?:of|for|in|at|on|from|by|to|with)$/i.test(word));
    return words.map((_, index) => words.slice(index).join(' ')).slice(0, end > 0 ? 1 : 3);
  };

  /** Where a column of one of these names meets the line of another; null: nowhere, or in several lines. */
  const meetingIn = (table: Element, columns: string[], lineName: string): Meeting | null => {
    const head = isSeen(table) ? headCalled(table, columns) : null;
    if (!head) return null;
    for (const name of endingsOf(lineName)) {
      const [line, ...others] = linesCalled(table, name);
      if (others.length > 0) return null;
      const cell = line && cellUnder(head, line);
      if (cell) return { cell, line };
    }
    return null;
  };

  return { tableAround, readTable, cellUnder, isCalled, headCalled, endingsOf, linesCalled, meetingIn };
}

export type Tables = ReturnType<typeof tables>;
