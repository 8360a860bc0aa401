import { isolatedAll } from '../../agent/isolated.ts';
import { withPieces } from '../../agent/lens/lens.ts';
import { tables } from '../../agent/lens/tables.ts';
import type { Session } from '../../agent/session.ts';
import type { Target } from '../../agent/target.ts';

const CELLS = 'td, [role=cell], [role=gridcell]';
const CONTROLS = 'select, button, input, [role=button], [role=combobox]';

/** "The role of Anna": what the cell of that column holds in her line, where it can be used. null: there is no such cell, or several. */
export async function controlInCell(session: Session, { words, orElse }: Target): Promise<Target | null> {
  const line = orElse?.within?.reading.name ?? '';
  if (line === '') return null;
  const page = session.window.page();
  const cells = page.locator(CELLS);
  const given = { line, columns: orElse?.readings.map(({ name }) => name) ?? [] };
  const place = await isolatedAll(page.locator('table, [role=table], [role=grid]'), placeOf, given, -1, [
    cells,
  ]);
  if (place < 0) return null;
  const control = cells.nth(place).locator(CONTROLS).filter({ visible: true });
  return (await control.count()) === 1 ? { words, locator: control, readings: [], within: null } : null;
}

/** Which of the cells it is where such a column meets such a line, in the only table that has both; -1: none. */
const placeOf = withPieces(tables)((
  lens,
  all: Element[],
  { columns, line }: { columns: string[]; line: string },
  [, cells = []],
): number => {
  const [met, ...others] = all.flatMap((table) => lens.meetingIn(table, columns, line) ?? []);
  return met && others.length === 0 ? cells.indexOf(met.cell) : -1;
});
