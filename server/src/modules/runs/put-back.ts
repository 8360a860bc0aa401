import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { isHeld, isLost } from '../execution/execution-service.ts';
import type { TestRunAttempt } from './attempts-repository.ts';
import { lockGroupRun } from './group-run-lock.ts';
import { attemptFolder } from './run-folder.ts';
import { testRunActions, testRunEvents, testRuns, testRunSteps } from './tables.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'storage'>;

/** Why a run is put back: its worker has gone, or gives it back by itself. */
export type PutBackReason = 'lost' | 'given_back';

/**
 * Takes a test run from its worker and lets it wait for another one, which begins with the first step: what the attempt has stored
 * is removed. False: the attempt was lost before, or its worker has been heard of since.
 */
export async function putBack(
  { database: { queries }, jobs, storage }: Dependencies,
  attempt: TestRunAttempt,
  reason: PutBackReason,
): Promise<boolean> {
  const run = await queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, attempt.id);
    const [waiting] = await transaction
      .update(testRuns)
      .set({
        status: 'pending',
        leaseUntil: null,
        startedAt: null,
        initialScreenshotKey: null,
        ...(reason === 'lost' && { lostWorkers: sql`${testRuns.lostWorkers} + 1` }),
      })
      .where(and(isHeld(testRuns, attempt), reason === 'lost' ? isLost(testRuns) : undefined))
      .returning({ id: testRuns.id, companyId: testRuns.companyId });
    if (!waiting) return undefined;
    await clearResults(transaction, waiting.id);
    await jobs.sendAgain('test-run', waiting, transaction);
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
  await transaction
    .update(testRunSteps)
    .set({ startedAt: null, isSuccessful: null, result: null, start: null, duration: null, marks: [] })
    .where(eq(testRunSteps.testRunId, testRunId));
}
