import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { announcedColumns, announceStatus } from './announce-runs.ts';
import { isHeld, type Attempt } from './fencing.ts';
import { lockGroupRun } from './group-runs-repository.ts';
import { isWorkerDead } from './heartbeat.ts';
import { attemptFolder } from './run-folder.ts';
import { testRunActions, testRunEvents, testRunFiles, testRuns, testRunSteps } from './tables.ts';

export type RequeueDependencies = Pick<Platform, 'database' | 'jobs' | 'storage'>;

/** `worker-dead`: the scheduler found no heartbeat; `orphaned`: its worker does not execute it; `worker-stopped`: its worker releases it. */
export type RequeueReason = 'worker-dead' | 'orphaned' | 'worker-stopped';

/**
 * Takes the run of a test from its worker and lets it wait for another one, which starts with the first step: what the attempt has stored
 * is removed. False: the attempt was lost before, or a worker thought dead has a heartbeat again.
 */
export async function requeue(
  { database: { queries }, jobs, storage }: RequeueDependencies,
  attempt: Attempt,
  reason: RequeueReason,
): Promise<boolean> {
  const run = await queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, attempt.id);
    const [waiting] = await transaction
      .update(testRuns)
      .set({
        status: 'pending',
        startedAt: null,
        initialScreenshotKey: null,
        ...(reason !== 'worker-stopped' && { lostWorkers: sql`${testRuns.lostWorkers} + 1` }),
      })
      .where(and(isHeld(attempt), reason === 'worker-dead' ? isWorkerDead : undefined))
      .returning(announcedColumns(testRuns));
    if (!waiting) return undefined;
    await clearResults(transaction, waiting.id);
    await jobs.requeue('test-run', waiting, transaction);
    await announceStatus(transaction, [waiting]);
    return waiting;
  });
  if (!run) return false;
  await storage.removeAll(`${attemptFolder(run, attempt.number)}/`);
  return true;
}

async function clearResults(transaction: Queries, testRunId: number): Promise<void> {
  const steps = transaction
    .select({ id: testRunSteps.id })
    .from(testRunSteps)
    .where(eq(testRunSteps.testRunId, testRunId));
  await transaction.delete(testRunActions).where(inArray(testRunActions.stepId, steps));
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
      marks: [],
      findings: null,
    })
    .where(eq(testRunSteps.testRunId, testRunId));
}
