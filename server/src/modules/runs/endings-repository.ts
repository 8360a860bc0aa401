import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { ModelUsage } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { isHeld, nextAttempt } from '../execution/execution-service.ts';
import type { TestRunAttempt } from './attempts-repository.ts';
import { lockGroupRun } from './group-run-lock.ts';
import { groupRunStatus } from './group-run-status.ts';
import { groupRuns, testRuns, testRunSteps } from './tables.ts';

export interface AttemptEnd {
  status: Exclude<RunStatus, 'pending' | 'running'>;
  error: string | null;
  videoKey: string | null;
  usage: ModelUsage | null;
}

/** Told of a group run that has just ended, within the transaction that ended it. */
export type OnGroupRunEnded = (groupRunId: number, transaction: Queries) => Promise<void>;

/** Ends the attempt, and the group run with it if it was its last. False: the attempt was lost before. */
export async function endAttempt(
  queries: Queries,
  attempt: TestRunAttempt,
  end: AttemptEnd,
  onGroupRunEnded: OnGroupRunEnded,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, attempt.id);
    const [ended] = await transaction
      .update(testRuns)
      .set({ ...end, finishedAt: new Date(), leaseUntil: null, attempt: nextAttempt(testRuns) })
      .where(isHeld(testRuns, attempt))
      .returning({ groupRunId: testRuns.groupRunId });
    if (!ended) return false;
    await closeOpenSteps(transaction, attempt.id, end.error);
    if (await settleGroupRun(transaction, ended.groupRunId))
      await onGroupRunEnded(ended.groupRunId, transaction);
    return true;
  });
}

/** A step that was begun and never finished tells why. */
async function closeOpenSteps(transaction: Queries, testRunId: number, error: string | null): Promise<void> {
  await transaction
    .update(testRunSteps)
    .set({ isSuccessful: false, result: error ?? 'The run ended during this step.' })
    .where(
      and(
        eq(testRunSteps.testRunId, testRunId),
        isNotNull(testRunSteps.startedAt),
        isNull(testRunSteps.result),
      ),
    );
}

/** True: that was its last test, and it has ended now. */
async function settleGroupRun(transaction: Queries, groupRunId: number): Promise<boolean> {
  const tests = await transaction
    .select({ status: testRuns.status })
    .from(testRuns)
    .where(eq(testRuns.groupRunId, groupRunId));
  const status = groupRunStatus(tests.map((test) => test.status));
  if (status === 'running') return false;
  const ended = await transaction
    .update(groupRuns)
    .set({ status, finishedAt: new Date() })
    .where(and(eq(groupRuns.id, groupRunId), eq(groupRuns.status, 'running')))
    .returning({ id: groupRuns.id });
  return ended.length > 0;
}
