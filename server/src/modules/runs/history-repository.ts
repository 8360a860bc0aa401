import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { HISTORY_LENGTH, type RunStatus } from 'shared/constants';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import { testRuns } from './tables.ts';
import type { PastRun } from './test-history.ts';

/** A cancelled run has no result. */
const WITH_RESULT: RunStatus[] = ['passed', 'failed', 'error'];

/** The last results of each of the tests that are the company's, oldest first; none where a test has not finished yet. */
export async function findPastRuns(
  queries: Queries,
  companyId: number,
  blueprintIds: number[],
): Promise<Map<number, PastRun[]>> {
  const { id, status, createdAt, startedAt, definitionHash } = testRuns;
  const past = queries
    .select({ id, status, createdAt, startedAt, definitionHash })
    .from(testRuns)
    .where(and(eq(testRuns.blueprintId, blueprints.id), inArray(status, WITH_RESULT)))
    .orderBy(desc(id))
    .limit(HISTORY_LENGTH)
    .as('past');
  const rows = await queries
    .select({
      blueprintId: blueprints.id,
      run: {
        id: past.id,
        status: past.status,
        createdAt: past.createdAt,
        startedAt: past.startedAt,
        definitionHash: past.definitionHash,
      },
    })
    .from(blueprints)
    .leftJoinLateral(past, sql`true`)
    .where(
      and(
        eq(blueprints.companyId, companyId),
        eq(blueprints.type, 'integration'),
        inArray(blueprints.id, blueprintIds),
      ),
    )
    .orderBy(asc(blueprints.id), asc(past.id));
  const byTest = Map.groupBy(rows, ({ blueprintId }) => blueprintId);
  return new Map([...byTest].map(([test, found]) => [test, found.flatMap(({ run }) => run ?? [])]));
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
