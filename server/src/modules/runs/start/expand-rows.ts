import { TESTS_PER_RUN_MAX } from 'shared/constants';
import type { Queries } from '../../../platform/database/database.ts';
import { unprocessable } from '../../../platform/http/app-error.ts';
import type { RunnableTest } from '../../blueprints/blueprints-service.ts';
import type { DataRow, DataTablesService } from '../../data-tables/data-tables-service.ts';

/** A test, or one row of its table, that becomes a test run. */
export interface RunnableRow extends RunnableTest {
  /** null: the test has no table. */
  row: DataRow | null;
}

/** The names of the rows that are wanted, by the id of their test; all rows of a test that is not in it. */
export type RowChoice = ReadonlyMap<number, ReadonlySet<string>>;

/**
 * A test for each row of its table as it is now; those without one run once. 422 where that are more runs than a group run may have, and
 * where none of the wanted rows is left.
 */
export async function expandRows(
  dataTables: Pick<DataTablesService, 'rowsOf'>,
  queries: Queries,
  tests: RunnableTest[],
  wanted: RowChoice = new Map(),
): Promise<RunnableRow[]> {
  const tables = await dataTables.rowsOf(
    queries,
    tests.map(({ id }) => id),
  );
  if (tables.size === 0 && wanted.size === 0) return tests.map((test) => ({ ...test, row: null }));
  const expanded = tests.flatMap((test): RunnableRow[] => {
    const rows = tables.get(test.id);
    const names = wanted.get(test.id);
    // A wanted row of a table that is gone is gone, too.
    if (!rows) return names ? [] : [{ ...test, row: null }];
    return rows.filter(({ name }) => names?.has(name) ?? true).map((row) => ({ ...test, row }));
  });
  if (expanded.length === 0)
    throw unprocessable('rows_deleted', 'The rows of this run are no longer in the tables of its tests.');
  if (expanded.length > TESTS_PER_RUN_MAX)
    throw unprocessable(
      'too_many_tests',
      `This run would have ${expanded.length.toLocaleString('en-US')} test runs, because each row of a table counts; a run takes ${TESTS_PER_RUN_MAX.toLocaleString('en-US')}. Start fewer tests at once, or use shards.`,
    );
  return expanded;
}

/** The rows among runs that are to be repeated. */
export function rowChoiceOf(runs: { blueprintId: number | null; rowName: string | null }[]): RowChoice {
  const chosen = new Map<number, Set<string>>();
  const whole = new Set<number>();
  for (const { blueprintId, rowName } of runs) {
    if (blueprintId === null) continue;
    if (rowName === null) whole.add(blueprintId);
    else chosen.set(blueprintId, (chosen.get(blueprintId) ?? new Set()).add(rowName));
  }
  for (const id of whole) chosen.delete(id);
  return chosen;
}
