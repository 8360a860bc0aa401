import type { Locator } from 'playwright-core';
import type { Reading } from '../../target.ts';
import type { Scope } from '../queries/query.ts';
import { withLens } from '../../lens/lens.ts';
import { pick } from '../pick/pick.ts';
import { isolatedAll } from '../../isolated.ts';
import { markedName, wholeName } from '../../text-pattern.ts';

const CELLS = 'td, [role=cell], [role=gridcell]';

/** The cells of a table's column, or the column of a board that a text like this begins. */
export async function columnIn(scope: Scope, { name, ordinal }: Reading): Promise<Locator[]> {
  const cells = scope.locator(CELLS);
  const indices = await isolatedAll(cells, cellsUnder, { name: name.toLowerCase(), ordinal }, []);
  if (indices.length > 0 || name === '') return indices.map((index) => cells.nth(index));
  for (const groupOf of [wholeName(name, true), markedName(name)]) {
    const groups = await pick(scope.locator('*'), { isSeen: true, isError: false, groupOf, near: null });
    if (groups.length > 0) return groups;
  }
  return [];
}

const cellsUnder = withLens(
  (lens, cells: Element[], { name, ordinal }: { name: string; ordinal: number | null }): number[] => {
    const isUnder = (cell: Element): boolean => {
      const row = [...(cell.parentElement?.children ?? [])];
      const index = row.indexOf(cell);
      if (name === '') return index === (ordinal !== null && ordinal < 0 ? row.length : (ordinal ?? 0)) - 1;
      const head = cell
        .closest('table, [role=table], [role=grid]')
        ?.querySelector('tr, [role=row]')
        ?.children.item(index);
      return head !== null && head !== undefined && lens.clean(head.textContent ?? '').toLowerCase() === name;
    };
    return cells.flatMap((cell, index) => (lens.isSeen(cell) && isUnder(cell) ? [index] : []));
  },
);
