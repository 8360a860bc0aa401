import { isolatedAll } from '../../isolated.ts';
import { withPieces } from '../../lens/lens.ts';
import { tables } from '../../lens/tables.ts';
import { sameAs } from '../../reading/targets/same-names.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';

/** A cell of a table, as it is written and as it is drawn. */
export interface Cell {
  written: string;
  drawn: string;
  /** Of a cell that says which line it is: the other cells of that line. "Order 12 is shipped" is said of them. */
  row?: Cell[];
}

const TABLES = 'table, [role=table], [role=grid]';

/**
 * "The status of invoice 12", "the Status in the row of Anna": the one cell where such a column meets such a line; null where
 * no table has both, or several lines fit.
 */
export async function findCell(session: Session, target: Target): Promise<Cell | null> {
  const { readings, within } = target.within ? target : (target.orElse ?? target);
  if (!within || within.reading.name === '' || within.outer || within.relation === 'under') return null;
  const columns = readings.map(({ name, kind }) => (kind === null || kind.isText ? name : ''));
  const named = columns.filter((name) => name !== '');
  const given = { columns: [...named, ...named.flatMap(sameAs)], line: within.reading.name };
  return isolatedAll(session.window.page().locator(TABLES), meet, given, null);
}

/** "Order #7838 is Pending": the cells of the one line that such a name stands in; null where there is none or several. */
export async function findRow(session: Session, { readings, within }: Target): Promise<Cell[] | null> {
  const name = readings.find(({ kind }) => kind === null)?.name;
  if (!name || within) return null;
  return isolatedAll(session.window.page().locator(TABLES), cellsBeside, name, null);
}

/** "The second customer", where a table has a column of that name: the cell of its second line; null where none has. */
export async function findNthCell(session: Session, { readings, within }: Target): Promise<Cell | null> {
  const reading = readings.find(
    ({ ordinal, kind, name }) => ordinal !== null && kind === null && name !== '',
  );
  if (!reading || reading.ordinal === null || within) return null;
  const given = { column: reading.name, ordinal: reading.ordinal };
  return isolatedAll(session.window.page().locator(TABLES), nthUnder, given, null);
}

const meet = withPieces(tables)((
  lens,
  all: Element[],
  { columns, line: lineName }: { columns: string[]; line: string },
): Cell | null => {
  const names = lens.endingsOf(lineName);
  const isName = (one: Element) => names.some((name) => lens.isCalled(one, name));
  for (const table of all) {
    const met = lens.meetingIn(table, columns, lineName);
    if (!met) continue;
    const { cell, line } = met;
    const others = line.cells.filter((one) => one !== cell && !isName(one));
    return { ...lens.textOf(cell), ...(isName(cell) && { row: others.map((one) => lens.textOf(one)) }) };
  }
  return null;
});

const cellsBeside = withPieces(tables)((lens, all: Element[], called: string): Cell[] | null => {
  for (const name of lens.endingsOf(called)) {
    const [line, ...others] = all.flatMap((table) => lens.linesCalled(table, name));
    if (others.length > 0) return null;
    if (line) return line.cells.filter((cell) => !lens.isCalled(cell, name)).map((cell) => lens.textOf(cell));
  }
  return null;
});

const nthUnder = withPieces(tables)((
  lens,
  all: Element[],
  { column, ordinal }: { column: string; ordinal: number },
): Cell | null => {
  for (const table of all) {
    const head = lens.headCalled(table, [column]);
    if (!head) continue;
    // What stands across several columns, a sum or a title, is no entry.
    const { heads, lines } = lens.readTable(table);
    const entries = lines.filter(({ cells }) => cells.length >= heads.length);
    const line = entries.at(ordinal < 0 ? ordinal : ordinal - 1);
    const cell = line && lens.cellUnder(head, line);
    return cell ? lens.textOf(cell) : null;
  }
  return null;
});
