import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { groupRuns, testRuns, testRunSteps } from '../runs/tables.ts';
import { suites } from '../suites/tables.ts';

type GroupRunRow = typeof groupRuns.$inferSelect;
type TestRunRow = typeof testRuns.$inferSelect;
type StepRow = typeof testRunSteps.$inferSelect;

export async function findGroupRun(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<{ run: GroupRunRow; suiteName: string | null } | undefined> {
  const [found] = await queries
    .select({ run: groupRuns, suiteName: suites.name })
    .from(groupRuns)
    .leftJoin(suites, eq(suites.id, groupRuns.suiteId))
    .where(and(eq(groupRuns.companyId, companyId), eq(groupRuns.id, id)));
  return found;
}

/** In the order they were made in. */
export async function listTests(queries: Queries, groupRunId: number): Promise<TestRunRow[]> {
  return queries.select().from(testRuns).where(eq(testRuns.groupRunId, groupRunId)).orderBy(asc(testRuns.id));
}

/** The steps of all its tests, in order within each test. */
export async function listSteps(queries: Queries, groupRunId: number): Promise<StepRow[]> {
  const rows = await queries
    .select({ step: testRunSteps })
    .from(testRunSteps)
    .innerJoin(testRuns, eq(testRuns.id, testRunSteps.testRunId))
    .where(eq(testRuns.groupRunId, groupRunId))
    .orderBy(asc(testRunSteps.testRunId), asc(testRunSteps.stepNumber));
  return rows.map(({ step }) => step);
}
