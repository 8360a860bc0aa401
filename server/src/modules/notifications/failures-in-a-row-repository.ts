import { sql, type SQL } from 'drizzle-orm';
import type { RunStarter, RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import { ENVIRONMENT_KEY, groupRuns, testRuns } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';
import type { EndedRun } from './deliveries-repository.ts';

/** How many runs of the suite, in any environment, are searched for failures. */
const RUNS_SEARCHED = 500;

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

type ComparedRun = Pick<EndedRun, 'id' | 'companyId' | 'suiteId'>;

/** What a row of comparable runs comes to at one of them. */
interface Row {
  /** Those that have failed since no failed test was left, up to this run; the oldest first. */
  failed: FailedRun[];
  /** The run leaves no test whose last result in the same environment and on the same branch was a failure, and there was one. */
  isRepaired: boolean;
}

/**
 * Comparable are runs of the same suite, or without a suite runs of the same tests. A run that passes ends the row only if it leaves no failed
 * test, as one of a shard may. Tests in quarantine and tries that were replaced do not count. The order is that in which runs ended.
 */
export async function findFailuresInARow(queries: Queries, run: ComparedRun): Promise<Row> {
  const isStillOfSuite = run.suiteId === null ? sql`true` : sql`b.suite_id = ${run.suiteId}`;
  const { rows } = await queries.execute<RunResults>(sql`
    with ${comparableRuns(run)},
    -- Materialized: it would be searched for again for each run.
    failed_tests as materialized (
      select distinct r.blueprint_id from earlier join ${testRuns} r on r.group_run_id = earlier.id join ${blueprints} b on b.id = r.blueprint_id
      where ${COUNTS} and r.status in ('failed', 'error') and ${isStillOfSuite})
    select e.id, e.started_by as "startedBy", e.status, e.has_chosen_rows as "hasChosenRows", coalesce((
      select json_agg(json_build_array(r.blueprint_id, r.row_name, r.status = 'passed')) from ${testRuns} r
      where r.group_run_id = e.id and ${COUNTS} and r.status in ('passed', 'failed', 'error')
        and r.blueprint_id in (select blueprint_id from failed_tests)), '[]') as results
    from earlier e order by e.finished_at, e.id`);
  let failed: FailedRun[] = [];
  let red: RunResults['results'] = [];
  for (const { id, startedBy, status, hasChosenRows, results } of rows) {
    if (status !== 'passed') failed.push({ id, startedBy });
    // A run of all rows says what became of the others too: they were removed from the table.
    const isReplaced = ([test, row]: RunResults['results'][number]) =>
      results.some(([other, otherRow]) => other === test && (!hasChosenRows || otherRow === row));
    const left = [...red.filter((one) => !isReplaced(one)), ...results.filter(([, , isPassed]) => !isPassed)];
    if (id === run.id) return { failed, isRepaired: red.length > 0 && left.length === 0 };
    red = left;
    if (red.length === 0) failed = [];
  }
  return { failed, isRepaired: false };
}

/** The table `earlier`: the run, and comparable ones with a result that ended before it. Plain SQL. */
function comparableRuns({ id, companyId, suiteId }: ComparedRun): SQL {
  const ofSuite =
    suiteId === null ? sql`g.company_id = ${companyId} and g.suite_id is null` : sql`g.suite_id = ${suiteId}`;
  const isOfSameTests = suiteId === null ? sql`${testsOf(sql`g.id`)} = ${testsOf(sql`own.id`)}` : sql`true`;
  return sql`
    own as (
      select g.id, g.finished_at, g.branch, ${ENVIRONMENT_KEY} as environment_key
      from ${groupRuns} g where g.id = ${id}),
    earlier as (
      select g.id, g.finished_at, g.has_chosen_rows, g.status, g.started_by
      from (select * from ${groupRuns} g where ${ofSuite} order by g.id desc limit ${RUNS_SEARCHED}::int) g, own
      where g.status in ('passed', 'failed', 'error') and (g.finished_at, g.id) <= (own.finished_at, own.id)
        and ${ENVIRONMENT_KEY} = own.environment_key and g.branch is not distinct from own.branch and ${isOfSameTests})`;
}

/** Of a test run `r`: neither a try that another one has replaced, nor a test in quarantine. */
const COUNTS = sql`not r.is_superseded and not r.is_quarantined`;

const testsOf = (groupRunId: ReturnType<typeof sql>) =>
  sql`(select array_agg(distinct t.blueprint_id order by t.blueprint_id) from ${testRuns} t where t.group_run_id = ${groupRunId})`;
