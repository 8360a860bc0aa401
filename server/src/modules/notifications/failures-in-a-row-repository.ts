import { sql } from 'drizzle-orm';
import type { RunStarter, RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import { groupRuns, testRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import type { EndedRun } from './deliveries-repository.ts';
import { COUNTS, comparableRuns, isStillOf } from './recovery-repository.ts';

/**
 * Which of these failed runs nobody is told of: runs that a schedule has started, before so many in a row have failed as the
 * suite waits for. Only a scheduled run that has passed ends the row; a cancelled one does not count.
 */
export async function findUnannounced(queries: Queries, groupRunIds: number[]): Promise<number[]> {
  const { rows } = await queries.execute<{ id: number }>(sql`
    select own.id from ${groupRuns} own join ${suites} s on s.id = own.suite_id
    where own.id = any(${sql.param(groupRunIds)}::int[]) and own.fire_at is not null and s.alert_after > 1
      and s.alert_after > (
        select count(*) from ${groupRuns} g
        where g.suite_id = own.suite_id and g.id <= own.id and g.fire_at is not null and g.status in ('failed', 'error')
          and g.id > coalesce((
            select max(p.id) from ${groupRuns} p
            where p.suite_id = own.suite_id and p.id < own.id and p.fire_at is not null and p.status = 'passed'), 0))`);
  return rows.map(({ id }) => id);
}

interface FailedRun {
  id: number;
  startedBy: RunStarter;
}

interface RunResults extends FailedRun, Record<string, unknown> {
  status: RunStatus;
  hasChosenRows: boolean;
  /** Of each test, or row of its table, that has failed lately: its id, the name of the row, and whether it passed. */
  results: [blueprintId: number, rowName: string | null, isPassed: boolean][];
}

/**
 * The comparable runs that have failed since no failed test was left, up to this run; the oldest first. A run that passes ends the row only if
 * it leaves none, as one of a shard may.
 */
export async function findFailuresInARow(queries: Queries, run: EndedRun): Promise<FailedRun[]> {
  const { rows } = await queries.execute<RunResults>(sql`
    with ${comparableRuns(run, sql`<=`)},
    failed_tests as (
      select distinct r.blueprint_id from earlier join ${testRuns} r on r.group_run_id = earlier.id join ${blueprints} b on b.id = r.blueprint_id
      where ${COUNTS} and r.status in ('failed', 'error') and ${isStillOf(run)})
    select e.id, e.started_by as "startedBy", e.status, e.has_chosen_rows as "hasChosenRows", coalesce((
      select json_agg(json_build_array(r.blueprint_id, r.row_name, r.status = 'passed')) from ${testRuns} r
      where r.group_run_id = e.id and ${COUNTS} and r.status in ('passed', 'failed', 'error')
        and r.blueprint_id in (select blueprint_id from failed_tests)), '[]') as results
    from earlier e order by e.finished_at, e.id`);
  let failed: FailedRun[] = [];
  let red: RunResults['results'] = [];
  for (const { id, startedBy, status, hasChosenRows, results } of rows) {
    if (status !== 'passed') failed.push({ id, startedBy });
    if (id === run.id) break;
    // A run of all rows says what became of the others too: they were removed from the table.
    const isReplaced = ([test, row]: RunResults['results'][number]) =>
      results.some(([other, otherRow]) => other === test && (!hasChosenRows || otherRow === row));
    red = [...red.filter((one) => !isReplaced(one)), ...results.filter(([, , isPassed]) => !isPassed)];
    if (red.length === 0) failed = [];
  }
  return failed;
}
