import type { Target } from '../../target.ts';
import { withLens } from '../../lens/lens.ts';
import type { Session } from '../../session.ts';
import { isolatedAll } from '../../isolated.ts';

/** A cell that a step names by its column and its row, as it is written and as it is drawn. */
export interface Cell {
  written: string;
  drawn: string;
  /** Of a cell that says which row it is: the other cells of that row. "Order 12 is shipped" is said of them. */
  row?: Cell[];
}

/**
 * "The status of invoice 12", "the Status in the row of Anna": the one cell where such a column meets such a row; null where
 * no table has both, or several rows fit.
 */
export async function findCell(session: Session, target: Target): Promise<Cell | null> {
  const { readings, within } = target.within ? target : (target.orElse ?? target);
  if (!within || within.reading.name === '' || within.outer || within.relation === 'under') return null;
  const columns = readings.map(({ name, kind }) => (kind === null || kind.isText ? name : ''));
  const given = {
    columns: columns.filter((name) => name !== '').map((name) => name.toLowerCase()),
    rows: endings(within.reading.name.toLowerCase()),
  };
  return isolatedAll(session.window.page().locator('table, [role=table], [role=grid]'), meet, given, null);
}

/** "Order #7838 is Pending": the cells of the one row that such a name stands in; null where there is none or several. */
export async function findRow(session: Session, { readings, within }: Target): Promise<Cell[] | null> {
  const name = readings.find(({ kind }) => kind === null)?.name;
  if (!name || within) return null;
  const rows = session.window.page().locator('tr, [role=row]');
  return isolatedAll(rows, cellsOf, endings(name.toLowerCase()), null);
}

const cellsOf = withLens((lens, rows: Element[], names: string[]): Cell[] | null => {
  const read = (element: Element) => lens.clean(lens.textOf(element).written).toLowerCase();
  for (const name of names) {
    const isNamed = (cell: Element) => read(cell) === name;
    const seen = rows.filter(
      (row) => lens.isSeen(row) && row.querySelector('td, [role=cell], [role=gridcell]') !== null,
    );
    const whole = seen.filter((row) => [...row.children].some(isNamed));
    // A name may share its cell with a picture, or with an address below it.
    const named =
      whole.length > 0 ? whole : seen.filter((row) => [...row.querySelectorAll('td *')].some(isNamed));
    if (named.length === 1)
      return [...(named[0]?.children ?? [])]
        .filter((cell) => !isNamed(cell))
        .map((cell) => lens.textOf(cell));
    if (named.length > 1) return null;
  }
  return null;
});

/** "invoice 2026-103" and "2026-103": what a row is may be said before its name. */
function endings(name: string): string[] {
  const words = name.split(/\s+/u);
  return words.map((_, index) => words.slice(index).join(' ')).slice(0, 3);
}

const meet = withLens(
  (lens, tables: Element[], { columns, rows }: { columns: string[]; rows: string[] }): Cell | null => {
    const HEADER = 'th, [role=columnheader]';
    const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
    const read = (element: Element) => lens.clean(lens.textOf(element).written).toLowerCase();
    const plain = (text: string) => text.replace(/^[^\p{L}\p{Nd}#]+|[^\p{L}\p{Nd})%]+$/gu, '');
    for (const table of tables) {
      if (!lens.isSeen(table)) continue;
      const lines = [...table.querySelectorAll('tr, [role=row]')].map((row) => ({
        row,
        cells: [...row.querySelectorAll(CELLS)].filter((cell) => cell.closest('tr, [role=row]') === row),
      }));
      const head = lines.find(({ cells }) => cells.some((cell) => cell.matches(HEADER)));
      const index = head?.cells.findIndex((cell) => columns.includes(plain(read(cell)))) ?? -1;
      if (index < 0) continue;
      const body = lines.filter((line) => line !== head && lens.isSeen(line.row));
      for (const name of rows) {
        const isNamed = (cell: Element) => plain(read(cell)) === plain(name);
        const whole = body.filter(({ cells }) => cells.some(isNamed));
        // A name may share its cell with a picture, or with an address below it.
        const named =
          whole.length > 0
            ? whole
            : body.filter(({ cells }) => cells.some((cell) => [...cell.querySelectorAll('*')].some(isNamed)));
        const cell = named.length === 1 ? named[0]?.cells[index] : undefined;
        const isKey = index === 0 || (cell !== undefined && isNamed(cell));
        const others = named[0]?.cells.filter((one) => one !== cell && !isNamed(one)) ?? [];
        if (cell)
          return { ...lens.textOf(cell), ...(isKey && { row: others.map((one) => lens.textOf(one)) }) };
        if (named.length > 0) break;
      }
    }
    return null;
  },
);
