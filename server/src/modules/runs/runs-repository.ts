import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { RunStarter, RunStatus } from 'shared/constants';
import { chunksOf } from '../../platform/database/chunks.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { RunnableTest } from '../blueprints/blueprints-service.ts';
import type { OnGroupRunEnded } from './attempts-repository.ts';
import { definitionHash } from './definition-hash.ts';
import { groupRuns, testRunActions, testRunEvents, testRuns, testRunSteps } from './tables.ts';

export type GroupRunRow = typeof groupRuns.$inferSelect;
export type TestRunRow = typeof testRuns.$inferSelect;
export type StepRow = typeof testRunSteps.$inferSelect;
export type ActionRow = typeof testRunActions.$inferSelect;
export type EventRow = typeof testRunEvents.$inferSelect;
export type ListedGroupRun = GroupRunRow & { passedTests: number; totalTests: number };
export type ListedTestRun = TestRunRow & { totalSteps: number; stepsFailed: number };

export interface NewGroupRun {
  companyId: number;
  suiteId: number | null;
  name: string;
  startedBy: RunStarter;
  idempotencyKey?: string | null;
  requestHash?: string | null;
  fireAt?: Date;
  repo?: string | null;
  sha?: string | null;
}

const UNFINISHED: RunStatus[] = ['pending', 'running'];

/** undefined: the company has used the idempotency key, or the suite has a run for this due time. */
export async function insertGroupRun(
  queries: Queries,
  values: NewGroupRun,
): Promise<GroupRunRow | undefined> {
  const [row] = await queries.insert(groupRuns).values(values).onConflictDoNothing().returning();
  return row;
}

export async function hasUnfinishedRun(queries: Queries, suiteId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: groupRuns.id })
    .from(groupRuns)
    .where(and(eq(groupRuns.suiteId, suiteId), inArray(groupRuns.status, UNFINISHED)))
    .limit(1);
  return rows.length > 0;
}

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

export async function findGroupRunByKey(
  queries: Queries,
  companyId: number,
  idempotencyKey: string,
): Promise<GroupRunRow | undefined> {
  const [row] = await queries
    .select()
    .from(groupRuns)
    .where(and(eq(groupRuns.companyId, companyId), eq(groupRuns.idempotencyKey, idempotencyKey)));
  return row;
}

export async function findCommit(
  queries: Queries,
  groupRunId: number,
): Promise<Pick<GroupRunRow, 'companyId' | 'suiteId' | 'repo' | 'sha'> | undefined> {
  const { companyId, suiteId, repo, sha } = groupRuns;
  const [row] = await queries
    .select({ companyId, suiteId, repo, sha })
    .from(groupRuns)
    .where(eq(groupRuns.id, groupRunId));
  return row;
}

/** Newest first. `before`: only smaller ids. `id`: only this one. */
export async function listGroupRuns(
  queries: Queries,
  companyId: number,
  filter: { limit: number; before?: number; id?: number },
): Promise<ListedGroupRun[]> {
  const { before, id } = filter;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${testRuns} t where t.group_run_id = ${groupRuns}.id ${condition})`;
  const rows = await queries
    .select({
      run: groupRuns,
      passedTests: counted(sql`and t.status = 'passed'`),
      totalTests: counted(sql``),
    })
    .from(groupRuns)
    .where(
      and(
        eq(groupRuns.companyId, companyId),
        before === undefined ? undefined : lt(groupRuns.id, before),
        id === undefined ? undefined : eq(groupRuns.id, id),
      ),
    )
    .orderBy(desc(groupRuns.id))
    .limit(filter.limit);
  return rows.map(({ run, ...counts }) => ({ ...run, ...counts }));
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

/** Ends the group run and every test of it that has not ended yet. False: it had ended already. */
export async function cancelGroupRun(
  queries: Queries,
  groupRunId: number,
  onGroupRunEnded: OnGroupRunEnded,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const now = new Date();
    const [cancelled] = await transaction
      .update(groupRuns)
      .set({ status: 'cancelled', finishedAt: now })
      .where(and(eq(groupRuns.id, groupRunId), inArray(groupRuns.status, UNFINISHED)))
      .returning({ id: groupRuns.id });
    if (!cancelled) return false;
    const ended = await transaction
      .update(testRuns)
      .set({ status: 'cancelled', finishedAt: now, leaseUntil: null, attempt: sql`${testRuns.attempt} + 1` })
      .where(and(eq(testRuns.groupRunId, groupRunId), inArray(testRuns.status, UNFINISHED)))
      .returning({ id: testRuns.id });
    if (ended.length > 0)
      await transaction
        .update(testRunSteps)
        .set({ result: 'The run was cancelled during this step.' })
        .where(
          and(
            inArray(
              testRunSteps.testRunId,
              ended.map(({ id }) => id),
            ),
            sql`${testRunSteps.startedAt} is not null and ${testRunSteps.result} is null`,
          ),
        );
    await onGroupRunEnded(groupRunId, transaction);
    return true;
  });
}
