import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { HISTORY_LENGTH, type RunStatus } from 'shared/constants';
import type { Queries } from '../../../platform/database/database.ts';
import { millisecondsOf } from '../../../platform/database/rows.ts';
import { blueprints } from '../../blueprints/tables.ts';
import { blueprintTables } from '../../data-tables/tables.ts';
import { ENVIRONMENT_KEY, groupRuns, isInEnvironment, TESTED_VERSION, testRuns } from '../tables.ts';
import { isTestRun } from '../test-runs/test-runs-repository.ts';
import { ROW_RESULTS_MAX, type PastRowRun } from './row-history.ts';

/** A cancelled run has no result. */
export const STATUSES_WITH_RESULT: RunStatus[] = ['passed', 'failed', 'error'];

/** The key of the environment that a test run took place in. */
export const keyOf = (testRunId: number) =>
  sql`(select ${ENVIRONMENT_KEY} from ${testRuns} own join ${groupRuns} g on g.id = own.group_run_id where own.id = ${testRunId})`;

/** `id` null: the test has no results. */
type PastRow = Record<string, unknown> & { test: number } & (PastRowRun | { id: null });

/**
 * The last results of each of the company's tests, oldest first, of the tries that count; none if a test has not finished yet. Plain SQL: two hundred tests have four
 * thousand results, which the query builder maps slowly.
 * @param asRun only those in the environment of this test run
 */
export async function findPastRuns(
  queries: Queries,
  companyId: number,
  blueprintIds: number[],
  asRun?: number,
): Promise<Map<number, PastRowRun[]>> {
  if (blueprintIds.length === 0) return new Map();
  const { rows } = await queries.execute<PastRow>(sql`
    select b.id as test, past.id, past.status, past.retry, past.definition_hash as "definitionHash", past."testedVersion", past.at,
      past.group_run_id as "groupRunId", past.row_name as "rowName", past."environmentKey", past.environment
    from ${blueprints} b
    left join ${blueprintTables} t on t.blueprint_id = b.id
    left join lateral (
      select r.id, r.status, retry, definition_hash, ${TESTED_VERSION} as "testedVersion", group_run_id, row_name, ${ENVIRONMENT_KEY} as "environmentKey", g.environment,
        ${millisecondsOf(sql`coalesce(r.started_at, r.created_at)`)} as at
      from ${testRuns} r join ${groupRuns} g on g.id = r.group_run_id
      where r.blueprint_id = b.id and kind = 'test' and not is_superseded and r.status in ${STATUSES_WITH_RESULT}
        ${asRun === undefined ? sql`` : sql`and ${isInEnvironment(keyOf(asRun))}`}
      order by r.id desc
      limit case when t.blueprint_id is null then ${HISTORY_LENGTH}::int else ${ROW_RESULTS_MAX}::int end) past on true
    where b.company_id = ${companyId} and b.type = 'integration' and b.id in ${blueprintIds}
    order by b.id, past.id`);
  const byTest = Map.groupBy(rows, ({ test }) => test);
  return new Map([...byTest].map(([test, found]) => [test, found.filter((run) => run.id !== null)]));
}

/** The key of the environment of a run of steps that are not saved; null for a test run. */
const keyOfSimulation = (id: number) =>
  sql`(select coalesce('#' || environment_id, '') from ${testRuns} where id = ${id} and kind = 'simulation')`;

/** The newest passed runs of the test, or of the same row of its table, in the environment of this run, with a smaller id; the newest first. */
export function findPassedBefore(
  queries: Queries,
  { id: before, blueprintId, rowName }: { id: number; blueprintId: number; rowName: string | null },
  limit: number,
): Promise<{ id: number; createdAt: Date }[]> {
  return queries
    .select({ id: testRuns.id, createdAt: testRuns.createdAt })
    .from(testRuns)
    .where(
      and(
        isTestRun,
        eq(testRuns.blueprintId, blueprintId),
        rowName === null ? undefined : eq(testRuns.rowName, rowName),
        lt(testRuns.id, before),
        eq(testRuns.status, 'passed'),
        sql`(select ${ENVIRONMENT_KEY} from ${groupRuns} g where g.id = ${testRuns.groupRunId}) = coalesce(${keyOf(before)}, ${keyOfSimulation(before)})`,
      ),
    )
    .orderBy(desc(testRuns.id))
    .limit(limit);
}
