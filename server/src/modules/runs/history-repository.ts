import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { HISTORY_LENGTH, type RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { millisecondsOf } from '../../platform/database/rows.ts';
import { blueprints } from '../blueprints/tables.ts';
import { testRuns } from './tables.ts';
import type { PastRun } from './test-history.ts';

/** A cancelled run has no result. */
const STATUSES_WITH_RESULT: RunStatus[] = ['passed', 'failed', 'error'];

/** `id` null: the test has no results. */
type PastRow = Record<string, unknown> & { test: number } & (PastRun | { id: null });

/**
 * The last results of each of the company's tests, oldest first; none if a test has not finished yet. Plain SQL: two hundred tests have four
 * thousand results, which the query builder maps slowly.
 */
export async function findPastRuns(
  queries: Queries,
  companyId: number,
  blueprintIds: number[],
): Promise<Map<number, PastRun[]>> {
  if (blueprintIds.length === 0) return new Map();
  const { rows } = await queries.execute<PastRow>(sql`
    select b.id as test, past.id, past.status, past.definition_hash as "definitionHash", past.at
    from ${blueprints} b
    left join lateral (
      select id, status, definition_hash, ${millisecondsOf(sql`coalesce(started_at, created_at)`)} as at from ${testRuns}
      where blueprint_id = b.id and status in ${STATUSES_WITH_RESULT} order by id desc limit ${HISTORY_LENGTH}) past on true
    where b.company_id = ${companyId} and b.type = 'integration' and b.id in ${blueprintIds}
    order by b.id, past.id`);
  const byTest = Map.groupBy(rows, ({ test }) => test);
  return new Map([...byTest].map(([test, found]) => [test, found.filter((run) => run.id !== null)]));
}

/** The id of the newest passed run of the test with a smaller id. */
export async function findLastPassed(
  queries: Queries,
  blueprintId: number,
  before: number,
): Promise<number | undefined> {
  const [row] = await queries
    .select({ id: testRuns.id })
    .from(testRuns)
    .where(and(eq(testRuns.blueprintId, blueprintId), lt(testRuns.id, before), eq(testRuns.status, 'passed')))
    .orderBy(desc(testRuns.id))
    .limit(1);
  return row?.id;
}
