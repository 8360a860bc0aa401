import { withLens } from '../../lens/lens.ts';
import { isolatedAll } from '../../isolated.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import type { Cell } from './cell.ts';

/** "The second customer", where a table has a column of that name: the cell of its second row; null where none has. */
export async function findNthCell(session: Session, { readings, within }: Target): Promise<Cell | null> {
  const reading = readings.find(
    ({ ordinal, kind, name }) => ordinal !== null && kind === null && name !== '',
  );
  if (!reading || reading.ordinal === null || within) return null;
  const tables = session.window.page().locator('table, [role=table], [role=grid]');
  const given = { column: reading.name.toLowerCase(), ordinal: reading.ordinal };
  return isolatedAll(tables, nthCell, given, null);
}

const nthCell = withLens(
  (lens, tables: Element[], { column, ordinal }: { column: string; ordinal: number }): Cell | null => {
    const HEADER = 'th, [role=columnheader]';
    const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
    const nameOf = (cell: Element) =>
      lens
        .clean(lens.textOf(cell).written)
        .toLowerCase()
        .replace(/[^\p{L}\p{Nd})%]+$/u, '');
    for (const table of tables) {
      const rows = [...table.querySelectorAll('tr, [role=row]')].filter((row) => lens.isSeen(row));
      const lines = rows.map((row) => [...row.querySelectorAll(CELLS)]);
      const head = lines.find((cells) => cells.some((cell) => cell.matches(HEADER)));
      const index = head?.findIndex((cell) => nameOf(cell) === column) ?? -1;
      if (!head || index < 0) continue;
      const body = lines.filter((cells) => cells.length === head.length && cells !== head);
      const cell = body.at(ordinal < 0 ? ordinal : ordinal - 1)?.[index];
      return cell ? lens.textOf(cell) : null;
    }
    return null;
  },
);
