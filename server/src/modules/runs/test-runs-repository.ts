import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { chunksOf } from '../../platform/database/rows.ts';
import type { Queries } from '../../platform/database/database.ts';
import { blueprints } from '../blueprints/tables.ts';
import type { ExpandedStep, RunnableTest } from '../blueprints/blueprints-service.ts';
import type { GroupRunRow } from './group-runs-repository.ts';
import { testRunActions, testRunEvents, testRuns, testRunSteps } from './tables.ts';

/** Any run that workers execute: of a test, or a trial. */
export type ExecutedRunRow = typeof testRuns.$inferSelect;

/** The run of a test. */
export type TestRunRow = ExecutedRunRow & { groupRunId: number };

export type StepRow = typeof testRunSteps.$inferSelect;

export type ActionRow = typeof testRunActions.$inferSelect;

export type EventRow = typeof testRunEvents.$inferSelect;

export type ListedTestRun = ExecutedRunRow & { totalSteps: number; stepsFailed: number };

/** Leaves out trials: they belong to an open editor. */
export const isTestRun: SQL = eq(testRuns.kind, 'test');

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
  for (const chunk of chunksOf(values)) {
    const rows = await queries.insert(testRuns).values(chunk).returning({ id: testRuns.id });
    ids.push(...rows.map(({ id }) => id));
  }
  await insertSteps(
    queries,
    ids.map((testRunId, index) => ({ testRunId, steps: tests[index]?.steps ?? [] })),
  );
  return ids;
}

/** The same for two tests of the same address, file and steps (modules expanded), whatever their names. */
function definitionHash({ startingUrl, file, steps }: RunnableTest): string {
  const definition = [
    startingUrl,
    file && [file.s3_key, file.file_name],
    steps.map(({ type, action, useVision }) => [type, action, useVision]),
  ];
  return createHash('sha256').update(JSON.stringify(definition)).digest('base64url');
}

/** Copies the steps into each run. */
export async function insertSteps(
  queries: Queries,
  runs: { testRunId: number; steps: ExpandedStep[] }[],
): Promise<void> {
  const rows = runs.flatMap(({ testRunId, steps }) =>
    steps.map(({ type, action, useVision, place }, position) => ({
      testRunId,
      stepNumber: position + 1,
      place,
      type,
      task: action,
      useVision,
    })),
  );
  for (const chunk of chunksOf(rows)) await queries.insert(testRunSteps).values(chunk);
}

/** In the order of their creation. */
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
    .where(and(eq(testRuns.companyId, companyId), eq(testRuns.id, id), isTestRun));
  return row as TestRunRow | undefined;
}

/** Of either kind: for the worker that has claimed it. */
export async function findExecutedRun(queries: Queries, id: number): Promise<ExecutedRunRow | undefined> {
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

/** The same steps; the places in modules that were deleted since then have no module id. */
export async function withoutDeletedModules(queries: Queries, steps: StepRow[]): Promise<StepRow[]> {
  const ids = [...new Set(steps.flatMap(({ place }) => place?.module?.id ?? []))];
  if (ids.length === 0) return steps;
  const rows = await queries
    .select({ id: blueprints.id })
    .from(blueprints)
    .where(inArray(blueprints.id, ids));
  const existing = new Set(rows.map(({ id }) => id));
  return steps.map((step) => {
    const { place } = step;
    if (!place?.module?.id || existing.has(place.module.id)) return step;
    return { ...step, place: { ...place, module: { ...place.module, id: null } } };
  });
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

/** The first ones of a test run, in chronological order. */
export async function findEvents(queries: Queries, testRunId: number, limit: number): Promise<EventRow[]> {
  return queries
    .select()
    .from(testRunEvents)
    .where(eq(testRunEvents.testRunId, testRunId))
    .orderBy(asc(testRunEvents.time), asc(testRunEvents.id))
    .limit(limit);
}
