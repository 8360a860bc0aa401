import type { Locator } from 'playwright-core';
import { isolatedAll } from '../../agent/isolated.ts';
import { withLens } from '../../agent/lens/lens.ts';
import type { Session } from '../../agent/session.ts';
import type { Target } from '../../agent/target.ts';

const CELLS = 'td, [role=cell], [role=gridcell]';
const CONTROLS = 'select, button, input, [role=button], [role=combobox]';

/** "The role of Anna": what the cell of that column holds in her row, where it can be used. null: there is no such cell, or several. */
export async function controlInCell(session: Session, target: Target): Promise<Target | null> {
  const { orElse } = target;
  const row = orElse?.within?.reading.name ?? '';
  if (row === '') return null;
  const cells = session.window.page().locator(CELLS);
  for (const { name } of orElse?.readings ?? []) {
    const places = await isolatedAll(
      cells,
      placesOf,
      { row: row.toLowerCase(), column: name.toLowerCase() },
      [],
    );
    const [place, ...others] = places;
    if (place === undefined || others.length > 0) continue;
    const control: Locator = cells.nth(place).locator(CONTROLS).filter({ visible: true });
    if ((await control.count()) === 1)
      return { words: target.words, locator: control, readings: [], within: null };
  }
  return null;
}

/** Runs inside the page: the cells under a head of that name in the rows that have a text of the other. */
const placesOf = withLens(
  (lens, cells: Element[], { row, column }: { row: string; column: string }): number[] =>
    cells.flatMap((cell, place) => {
      const line = cell.parentElement;
      const index = line ? [...line.children].indexOf(cell) : -1;
      const heads = cell
        .closest('table, [role=table], [role=grid]')
        ?.querySelector('tr, [role=row]')?.children;
      const head = lens.clean(heads?.item(index)?.textContent ?? '').toLowerCase();
      const isInRow = [...(line?.querySelectorAll('*') ?? [])].some(
        (one) => lens.clean(one.textContent ?? '').toLowerCase() === row,
      );
      return head === column && isInRow && lens.isSeen(cell) ? [place] : [];
    }),
) as (cells: Element[], given: { row: string; column: string }) => number[];
