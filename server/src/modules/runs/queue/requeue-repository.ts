import { and, asc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { StepMark } from 'shared/contract';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { announcedColumns, type AnnouncedRun } from '../announce-runs.ts';
import { isReady } from './ready-repository.ts';
import { isHeld, type Attempt } from './held-attempt-repository.ts';
import {
  testRunActions,
  testRunEvents,
  testRunFiles,
  testRunRequests,
  testRuns,
  testRunSteps,
  type TestRunKind,
} from '../tables.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';
import type { BegunStep } from './restarted-mark.ts';
import { isWorkerDead } from './workers-repository.ts';

const MAX_ROWS = 500;

/** How often the run has lost its worker; undefined: there is no such run. */
export async function findLosses(queries: Queries, id: number) {
  const [run] = await queries
    .select({ kind: testRuns.kind, lostWorkers: testRuns.lostWorkers })
    .from(testRuns)
    .where(eq(testRuns.id, id));
  return run;
}

/**
 * Lets the run wait again, if the attempt has it. `isLoss`: it counts as lost by its worker; `onlyIfDead`: not where the worker has a
 * heartbeat again. Undefined: nothing happened.
 */
export async function setWaiting(
  transaction: Transaction,
  attempt: Attempt,
  { isLoss, onlyIfDead }: { isLoss: boolean; onlyIfDead: boolean },
): Promise<AnnouncedRun | undefined> {
  const [waiting] = await transaction
    .update(testRuns)
    .set({
      status: 'pending',
      startedAt: null,
      initialScreenshotKey: null,
      ...(isLoss && { lostWorkers: sql`${testRuns.lostWorkers} + 1` }),
    })
    .where(and(isHeld(attempt), onlyIfDead ? isWorkerDead : undefined))
    .returning(announcedColumns(testRuns));
  return waiting;
}

/** The steps that an attempt has begun. */
export async function findBegunSteps(transaction: Transaction, testRunId: number): Promise<BegunStep[]> {
  const steps = await transaction
    .select({
      stepNumber: testRunSteps.stepNumber,
      hasEnded: isNotNull(testRunSteps.isSuccessful).mapWith(Boolean),
      requests: testRunRequests.requests,
    })
    .from(testRunSteps)
    .leftJoin(testRunRequests, eq(testRunRequests.stepId, testRunSteps.id))
    .where(and(eq(testRunSteps.testRunId, testRunId), isNotNull(testRunSteps.startedAt)))
    .orderBy(asc(testRunSteps.stepNumber));
  return steps.map(({ stepNumber, hasEnded, requests }) => ({
    stepNumber,
    requests: hasEnded ? (requests ?? []) : null,
  }));
}

/** Removes what an attempt has stored. The first step keeps why its run was restarted before, and gets `restarted`. */
export async function clearResults(
  transaction: Transaction,
  testRunId: number,
  restarted: StepMark,
): Promise<void> {
  const steps = transaction
    .select({ id: testRunSteps.id })
    .from(testRunSteps)
    .where(eq(testRunSteps.testRunId, testRunId));
  await transaction.delete(testRunActions).where(inArray(testRunActions.stepId, steps));
  await transaction.delete(testRunRequests).where(inArray(testRunRequests.stepId, steps));
  await transaction.delete(testRunEvents).where(eq(testRunEvents.testRunId, testRunId));
  await transaction.delete(testRunFiles).where(eq(testRunFiles.testRunId, testRunId));
  await transaction
    .update(testRunSteps)
    .set({
      startedAt: null,
      isSuccessful: null,
      result: null,
      start: null,
      duration: null,
      marks: sql`case when ${testRunSteps.stepNumber} = 1 then
        jsonb_path_query_array(${testRunSteps.marks}, '$[*] ? (@.kind == "restarted")') || ${JSON.stringify([restarted])}::jsonb
        else '[]' end`,
      missingName: null,
      fixes: [],
      findings: null,
      pageSnapshotId: null,
    })
    .where(eq(testRunSteps.testRunId, testRunId));
}

/** Selects the ids of the runs that are executed, as a part of another statement. */
export function runningIds(transaction: Transaction, kind: TestRunKind): SQL {
  const running = transaction
    .select({ id: testRuns.id })
    .from(testRuns)
    .where(and(eq(testRuns.kind, kind), eq(testRuns.status, 'running')));
  return sql`${running}`;
}

/** Runs that may begin and have been pending for so many seconds, the oldest first, locked until the transaction ends; not those that others lock. */
export function lockPending(
  transaction: Transaction,
  kind: TestRunKind,
  seconds: number,
): Promise<Pick<ExecutedRunRow, 'id' | 'companyId'>[]> {
  return transaction
    .select({ id: testRuns.id, companyId: testRuns.companyId })
    .from(testRuns)
    .where(
      and(
        eq(testRuns.kind, kind),
        eq(testRuns.status, 'pending'),
        lt(testRuns.createdAt, sql`now() - make_interval(secs => ${seconds})`),
        isReady,
      ),
    )
    .orderBy(asc(testRuns.createdAt))
    .limit(MAX_ROWS)
    .for('update', { skipLocked: true });
}
