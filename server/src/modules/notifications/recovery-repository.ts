import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import { ENVIRONMENT_KEY, groupRuns, testRuns } from '../runs/tables.ts';
import type { EndedRun } from './deliveries-repository.ts';

/** How many runs of the suite, in any environment, are searched for the failure. */
const RUNS_SEARCHED = 500;

/** Group runs whose failed tests pass again; at least one. */
export interface Recovery {
  failedRunIds: number[];
}

/**
 * What a group run that has passed repairs: it leaves no test whose last result in the same environment and on the same branch was a failure.
 * Runs of the same suite count, or without a suite runs of the same tests. Undefined: nothing had failed, or a test that failed did not run
 * again, as in a shard. Tests in quarantine and tries that were replaced do not count. The order is that in which runs ended.
 */
export async function findRecovery(queries: Queries, run: ComparedRun): Promise<Recovery | undefined> {
  const { rows } = await queries.execute<{ failedRunIds: number[] }>(sql`
    with ${comparableRuns(run, sql`<`)},
    last_results as (
      select distinct on (r.blueprint_id, r.row_name) r.blueprint_id, r.row_name, r.status, earlier.id as group_run_id, earlier.finished_at,
        max(earlier.finished_at) filter (where not earlier.has_chosen_rows) over (partition by r.blueprint_id) as all_rows_at
      from earlier join ${testRuns} r on r.group_run_id = earlier.id join ${blueprints} b on b.id = r.blueprint_id
      where ${COUNTS} and r.status in ('passed', 'failed', 'error') and ${isStillOf(run)}
      order by r.blueprint_id, r.row_name, earlier.finished_at desc, earlier.id desc),
    -- A row that a later run of all rows does not have was removed from the table.
    red as (
      select * from last_results where status <> 'passed' and finished_at >= coalesce(all_rows_at, finished_at))
    select array_agg(distinct group_run_id) as "failedRunIds" from red
    having bool_and(exists (
      select 1 from own join ${testRuns} r on r.group_run_id = own.id
      where r.blueprint_id = red.blueprint_id and ${COUNTS} and r.status = 'passed'
        and (not own.has_chosen_rows or r.row_name is not distinct from red.row_name)))`);
  return rows[0];
}

type ComparedRun = Pick<EndedRun, 'id' | 'companyId' | 'suiteId'>;

/**
 * The tables `own`, of this run, and `earlier`: comparable runs with a result that ended before it, or with it. Plain SQL.
 * @param order `<`, or `<=` with the run itself
 */
export function comparableRuns({ id, companyId, suiteId }: ComparedRun, order: SQL): SQL {
  const ofSuite =
    suiteId === null ? sql`g.company_id = ${companyId} and g.suite_id is null` : sql`g.suite_id = ${suiteId}`;
  const isOfSameTests = suiteId === null ? sql`${testsOf(sql`g.id`)} = ${testsOf(sql`own.id`)}` : sql`true`;
  return sql`
    own as (
      select g.id, g.finished_at, g.branch, g.has_chosen_rows, ${ENVIRONMENT_KEY} as environment_key
      from ${groupRuns} g where g.id = ${id}),
    earlier as (
      select g.id, g.finished_at, g.has_chosen_rows, g.status, g.started_by
      from (select * from ${groupRuns} g where ${ofSuite} order by g.id desc limit ${RUNS_SEARCHED}::int) g, own
      where g.status in ('passed', 'failed', 'error') and (g.finished_at, g.id) ${order} (own.finished_at, own.id)
        and ${ENVIRONMENT_KEY} = own.environment_key and g.branch is not distinct from own.branch and ${isOfSameTests})`;
}

/** Whether the test `b` belongs to the suite still. */
export const isStillOf = ({ suiteId }: ComparedRun): SQL =>
  suiteId === null ? sql`true` : sql`b.suite_id = ${suiteId}`;

/** Of a test run `r`: neither a try that another one has replaced, nor a test in quarantine. */
export const COUNTS = sql`not r.is_superseded and not r.is_quarantined`;

const testsOf = (groupRunId: ReturnType<typeof sql>) =>
  sql`(select array_agg(distinct t.blueprint_id order by t.blueprint_id) from ${testRuns} t where t.group_run_id = ${groupRunId})`;
