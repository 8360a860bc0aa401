import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { chunksOf } from '../../platform/database/chunks.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { RunnableTest } from '../blueprints/blueprints-service.ts';
import { definitionHash } from './definition-hash.ts';
import type { GroupRunRow } from './group-runs-repository.ts';
import { testRunActions, testRunEvents, testRuns, testRunSteps } from './tables.ts';

export type TestRunRow = typeof testRuns.$inferSelect;

export type StepRow = typeof testRunSteps.$inferSelect;

export type ActionRow = typeof testRunActions.$inferSelect;

export type EventRow = typeof testRunEvents.$inferSelect;

export type ListedTestRun = TestRunRow & { totalSteps: number; stepsFailed: number };

/** Copies the tests into the group run. The ids are in the order of the tests. */
export async function insertTestRuns(
  queries: Queries,
  groupRun: GroupRunRow,
  tests: RunnableTest[],
): Promise<number[]> {
  const { companyId, id: groupRunId } = groupRun;
  const values = tests.map((test) => ({
    companyId,
    groupRunId,
    blueprintId: test.id,
    name: test.title,
    startingUrl: test.startingUrl,
    file: test.file,
    definitionHash: definitionHash(test),
  }));
  const ids: number[] = [];
  for (const part of chunksOf(values)) {
    const rows = await queries.insert(testRuns).values(part).returning({ id: testRuns.id });
    ids.push(...rows.map(({ id }) => id));
  }
  const steps = ids.flatMap((testRunId, index) =>
    (tests[index]?.steps ?? []).map(({ type, action, useVision }, position) => ({
      testRunId,
      stepNumber: position + 1,
      type,
      task: action,
      useVision,
    })),
  );
  for (const part of chunksOf(steps)) await queries.insert(testRunSteps).values(part);
  return ids;
}

/** In the order they were made in. */
export async function listTestRuns(queries: Queries, groupRunId: number): Promise<ListedTestRun[]> {
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${testRunSteps} s where s.test_run_id = ${testRuns}.id ${condition})`;
  const rows = await queries
    .select({
      run: testRuns,
      totalSteps: counted(sql``),
      stepsFailed: counted(sql`and s.is_successful is not true`),
    })
    .from(testRuns)
    .where(eq(testRuns.groupRunId, groupRunId))
    .orderBy(asc(testRuns.id));
  return rows.map(({ run, ...counts }) => ({ ...run, ...counts }));
}

export async function findTestRun(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<TestRunRow | undefined> {
  const [row] = await queries
    .select()
    .from(testRuns)
    .where(and(eq(testRuns.companyId, companyId), eq(testRuns.id, id)));
  return row;
}

export async function findTestRunById(queries: Queries, id: number): Promise<TestRunRow | undefined> {
  const [row] = await queries.select().from(testRuns).where(eq(testRuns.id, id));
  return row;
}

/** In order. */
export async function findSteps(queries: Queries, testRunId: number): Promise<StepRow[]> {
  return queries
    .select()
    .from(testRunSteps)
    .where(eq(testRunSteps.testRunId, testRunId))
    .orderBy(asc(testRunSteps.stepNumber));
}

/** In order within each step. */
export async function findActions(queries: Queries, stepIds: number[]): Promise<ActionRow[]> {
  if (stepIds.length === 0) return [];
  return queries
    .select()
    .from(testRunActions)
    .where(inArray(testRunActions.stepId, stepIds))
    .orderBy(asc(testRunActions.stepId), asc(testRunActions.actionNumber));
}

/** The first ones of a test run, in the order they happened in. */
export async function findEvents(queries: Queries, testRunId: number, limit: number): Promise<EventRow[]> {
  return queries
    .select()
    .from(testRunEvents)
    .where(eq(testRunEvents.testRunId, testRunId))
    .orderBy(asc(testRunEvents.time), asc(testRunEvents.id))
    .limit(limit);
}
