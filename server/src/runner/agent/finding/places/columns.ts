import type { Locator } from 'playwright-core';
import type { Reading } from '../../target.ts';
import type { Scope } from '../queries/query.ts';
import { withPieces } from '../../lens/lens.ts';
import { tables } from '../../lens/tables.ts';
import { pick } from '../pick/pick.ts';
import { isolatedAll } from '../../isolated.ts';
import { markedName, wholeName } from '../../texts/text-pattern.ts';

const CELLS = 'td, [role=cell], [role=gridcell]';

/** The cells of a table's column, or the column of a board that a text like this begins. */
export async function columnIn(scope: Scope, { name, ordinal }: Reading): Promise<Locator[]> {
  const cells = scope.locator(CELLS);
  const indices = await isolatedAll(cells, cellsUnder, { name, ordinal }, []);
  if (indices.length > 0 || name === '') return indices.map((index) => cells.nth(index));
  for (const groupOf of [wholeName(name, true), markedName(name)]) {
    const groups = await pick(scope.locator('*'), { isSeen: true, isError: false, groupOf, near: null });
    if (groups.length > 0) return groups;
  }
  return [];
}

/** Which of the cells stand in the column of that name, or, without a name, in the first one, the second one, the last one (-1). */
const cellsUnder = withPieces(tables)((
  lens,
  cells: Element[],
  { name, ordinal }: { name: string; ordinal: number | null },
): number[] => {
  const isNth = (cell: Element): boolean => {
    const row = [...(cell.parentElement?.children ?? [])];
    return ordinal !== null && row.at(ordinal < 0 ? ordinal : ordinal - 1) === cell;
  };
  const columns = [...new Set(cells.map(lens.tableAround))].flatMap((table) => {
    const head = table && lens.headCalled(table, [name]);
    return head ? lens.readTable(table).lines.map((line) => lens.cellUnder(head, line)) : [];
  });
  const isMeant = name === '' ? isNth : (cell: Element) => columns.includes(cell);
  return cells.flatMap((cell, index) => (lens.isSeen(cell) && isMeant(cell) ? [index] : []));
});
