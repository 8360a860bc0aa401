import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { VisualStatus } from 'shared/constants';
import { chunksOf } from '../../../platform/database/rows.ts';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { isDefaultBrowser } from '../../browser-settings/browser-settings-service.ts';
import { blueprints } from '../../blueprints/tables.ts';
import { quarantines } from '../../quarantines/tables.ts';
import type { ExpandedStep } from '../../blueprints/blueprints-service.ts';
import { verdicts } from '../../triage/tables.ts';
import { visualChecks } from '../../visual-checks/tables.ts';
import type { RunnableRow } from '../start/expand-rows.ts';
import { starterName, type GroupRunRow } from '../group-runs/group-runs-repository.ts';
import { groupRuns, testRunActions, testRunEvents, testRuns, testRunSteps } from '../tables.ts';

/** Any run that workers execute: of a test, or a simulation. */
export type ExecutedRunRow = typeof testRuns.$inferSelect;

/** The run of a test. */
export type TestRunRow = ExecutedRunRow & { groupRunId: number };

export type StepRow = typeof testRunSteps.$inferSelect;

export type ActionRow = typeof testRunActions.$inferSelect;

export type EventRow = typeof testRunEvents.$inferSelect;

export type ListedTestRun = Awaited<ReturnType<typeof listTestRuns>>[number];

/** Leaves out simulations: they belong to an open editor. */
export const isTestRun: SQL = eq(testRuns.kind, 'test');

/** Copies the tests into the group run, with ids in their order. */
export async function insertTestRuns(
  queries: Queries,
  groupRun: GroupRunRow,
  tests: RunnableRow[],
): Promise<void> {
  const { companyId, id: groupRunId } = groupRun;
  const values = tests.map((test) => ({
    companyId,
    groupRunId,
    blueprintId: test.id,
    name: test.title,
    startingUrl: test.startingUrl,
    file: test.file,
    definitionHash: definitionHash(test),
    rowName: test.row?.name,
    rowValues: test.row?.values,
    handlers: test.handlers,
    browser: test.browser,
    loginSteps: test.loginSteps,
    retries: test.retries,
    orderedSuiteId: test.orderedSuiteId,
    isQuarantined: isInQuarantine(test.id),
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
}

/** As part of the insert, so that a start needs no query more. */
const isInQuarantine = (testId: number) =>
  sql`exists (select 1 from ${quarantines} where blueprint_id = ${testId} and ends_at > now())`;

/** The same for two tests of the same address, file, steps (modules expanded) and values of their row, whatever their names. */
function definitionHash({ startingUrl, file, steps, handlers, browser, row }: RunnableRow): string {
  const definition = [
    startingUrl,
    file && [file.s3_key, file.file_name],
    steps.map(({ type, action, useVision }) => [type, action, useVision]),
    ...(handlers.length > 0 ? [handlers] : []),
    ...(isDefaultBrowser(browser) ? [] : [browser]),
    ...(row ? [row.digest] : []),
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
export async function listTestRuns(queries: Queries, groupRunId: number) {
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${testRunSteps} s where s.test_run_id = ${testRuns}.id ${condition})`;
  const screenshots = (status: VisualStatus) =>
    sql<number>`(select count(*)::int from ${visualChecks} v where v.test_run_id = ${testRuns}.id and v.status = ${status})`;
  const rows = await queries
    .select({
      run: testRuns,
      totalSteps: counted(sql``),
      stepsFailed: counted(sql`and s.is_successful is not true`),
      /** Seconds: those of the steps together. */
      stepsDuration: sql<number>`(select coalesce(sum(s.duration), 0)::float8 from ${testRunSteps} s where s.test_run_id = ${testRuns}.id)`,
      /** Steps that passed although the page contradicted them. */
      contradictedSteps: counted(sql`and s.marks @> '[{"kind": "contradicted"}]'`),
      /** That no one has accepted. */
      newScreenshots: screenshots('new'),
      changedScreenshots: screenshots('changed'),
      /** The first step that failed. */
      failedStep: sql<Pick<
        StepRow,
        'stepNumber' | 'place' | 'result'
      > | null>`(select json_build_object('stepNumber', s.step_number, 'place', s.place, 'result', s.result)
        from ${testRunSteps} s where s.test_run_id = ${testRuns}.id and s.is_successful = false order by s.step_number limit 1)`,
      /** Why it failed, as people judge it; null: no one has. */
      verdict: verdicts.verdict,
      /** What that names; null: nothing. */
      ticketUrl: verdicts.ticketUrl,
    })
    .from(testRuns)
    .leftJoin(verdicts, eq(verdicts.testRunId, testRuns.id))
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

/** All tries of the same test, or row of its table, in the group run; in order. */
export async function findTries(queries: Queries, { id, groupRunId, blueprintId, rowName }: TestRunRow) {
  return queries
    .select({ id: testRuns.id, status: testRuns.status })
    .from(testRuns)
    .where(
      blueprintId === null
        ? eq(testRuns.id, id)
        : and(
            eq(testRuns.groupRunId, groupRunId),
            eq(testRuns.blueprintId, blueprintId),
            rowName === null ? isNull(testRuns.rowName) : eq(testRuns.rowName, rowName),
          ),
    )
    .orderBy(asc(testRuns.retry), asc(testRuns.id));
}

/** Of either kind: for the worker that has claimed it. */
export async function findExecutedRun(queries: Queries, id: number): Promise<ExecutedRunRow | undefined> {
  const [row] = await queries.select().from(testRuns).where(eq(testRuns.id, id));
  return row;
}

/** How the tests of a group run are executed. */
export async function findRunSettings(queries: Queries, groupRunId: number) {
  const [row] = await queries
    .select({
      isFrozen: groupRuns.isFrozen,
      baseUrl: groupRuns.baseUrl,
      variables: groupRuns.variables,
      environment: groupRuns.environment,
      environmentId: groupRuns.environmentId,
      sharesLogin: groupRuns.sharesLogin,
      recordsTrace: groupRuns.recordsTrace,
      startedBy: groupRuns.startedBy,
      /** The name of the person or API key that started it; null: none, or not known. */
      starter: starterName,
    })
    .from(groupRuns)
    .leftJoin(users, eq(users.id, groupRuns.startedByUserId))
    .where(eq(groupRuns.id, groupRunId));
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

/** Whether it is the key of the recording or of a screenshot of the run. */
export async function showsMedia(
  queries: Queries,
  { id, videoKey, initialScreenshotKey }: ExecutedRunRow,
  key: string,
): Promise<boolean> {
  if (key === videoKey || key === initialScreenshotKey) return true;
  const rows = await queries
    .select({ id: testRunActions.id })
    .from(testRunActions)
    .innerJoin(testRunSteps, eq(testRunSteps.id, testRunActions.stepId))
    .where(
      and(
        eq(testRunSteps.testRunId, id),
        or(eq(testRunActions.screenshotKey, key), eq(testRunActions.screenshotBeforeKey, key)),
      ),
    )
    .limit(1);
  return rows.length > 0;
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

export async function setInboxAddress(queries: Queries, testRunId: number, address: string): Promise<void> {
  await queries.update(testRuns).set({ inboxAddress: address }).where(eq(testRuns.id, testRunId));
}

/** `isSettled`: they wait for a verdict no more; else they do, unless another try counts, the test was in quarantine, or it has passed since. */
export async function setReviewed(
  transaction: Transaction,
  ids: number[],
  isSettled: boolean,
): Promise<void> {
  const waits = sql<boolean>`not (${testRuns.isSuperseded} or ${testRuns.isQuarantined}) and ${testRuns.passedSinceId} is null`;
  await transaction
    .update(testRuns)
    .set({ needsReview: isSettled ? false : waits })
    .where(inArray(testRuns.id, ids));
}
