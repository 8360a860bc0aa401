import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { testRunRequests, testRuns, testRunSteps } from '../tables.ts';
import { isTestRun, type ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

/** Finished test runs that are older than so many days and still have media, the oldest first. */
export function findRunsWithOldMedia(
  queries: Queries,
  days: number,
  limit: number,
): Promise<Pick<ExecutedRunRow, 'id' | 'companyId' | 'simulationId'>[]> {
  return queries
    .select({ id: testRuns.id, companyId: testRuns.companyId, simulationId: testRuns.simulationId })
    .from(testRuns)
    .where(
      and(
        isTestRun,
        lt(testRuns.finishedAt, sql`now() - make_interval(days => ${days})`),
        isNull(testRuns.mediaRemovedAt),
        isNotNull(testRuns.startedAt),
      ),
    )
    .orderBy(asc(testRuns.finishedAt))
    .limit(limit);
}

/** Their steps lose their pages and requests, too. */
export async function setMediaRemoved(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(testRunSteps)
    .set({ pageSnapshotId: null })
    .where(inArray(testRunSteps.testRunId, ids));
  const steps = queries
    .select({ id: testRunSteps.id })
    .from(testRunSteps)
    .where(inArray(testRunSteps.testRunId, ids));
  await queries.delete(testRunRequests).where(inArray(testRunRequests.stepId, steps));
  await queries.update(testRuns).set({ mediaRemovedAt: new Date() }).where(inArray(testRuns.id, ids));
}

/** What is said of a trace that is not there any more. */
export const TRACE_REMOVED = 'The trace was removed because of its age.';

/** Test runs that ended more than so many days ago and still have a trace, the oldest first. */
export async function findRunsWithOldTraces(queries: Queries, days: number, limit: number) {
  const rows = await queries
    .select({ id: testRuns.id, traceKey: testRuns.traceKey })
    .from(testRuns)
    .where(
      and(lt(testRuns.finishedAt, sql`now() - make_interval(days => ${days})`), isNotNull(testRuns.traceKey)),
    )
    .orderBy(asc(testRuns.finishedAt))
    .limit(limit);
  return rows.flatMap(({ id, traceKey }) => (traceKey === null ? [] : [{ id, traceKey }]));
}

export async function setTracesRemoved(queries: Queries, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(testRuns)
    .set({ traceKey: null, traceProblem: TRACE_REMOVED })
    .where(inArray(testRuns.id, ids));
}
