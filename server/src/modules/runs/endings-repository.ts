import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { ModelUsage } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { announcedColumns, announceStatus } from './announce-runs.ts';
import { isHeld, type Attempt } from './fencing.ts';
import { lockGroupRun, UNFINISHED } from './group-runs-repository.ts';
import { groupRuns, testRuns, testRunSteps } from './tables.ts';

export interface AttemptEnd {
  status: Exclude<RunStatus, 'pending' | 'running'>;
  error: string | null;
  videoKey: string | null;
  usage: ModelUsage | null;
}

/** Called for a group run that has just ended, within the transaction that ended it. */
export type OnGroupRunEnded = (groupRunId: number, transaction: Queries) => Promise<void>;

/** Ends the attempt, and the group run with it if this was its last test. False: the attempt was lost before. */
export async function endAttempt(
  queries: Queries,
  attempt: Attempt,
  end: AttemptEnd,
  onGroupRunEnded: OnGroupRunEnded,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, attempt.id);
    const [ended] = await transaction
      .update(testRuns)
      .set({ ...end, finishedAt: new Date() })
      .where(isHeld(attempt))
      .returning(announcedColumns(testRuns));
    if (!ended) return false;
    await closeOpenSteps(transaction, attempt.id, end.error);
    const { groupRunId } = ended;
    if (groupRunId !== null && (await endGroupRun(transaction, groupRunId)))
      await onGroupRunEnded(groupRunId, transaction);
    await announceStatus(transaction, [ended]);
    return true;
  });
}

/** A step that was started and never finished gets the reason. */
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

/** False: it still has tests that have not ended, or was cancelled. */
async function endGroupRun(transaction: Queries, groupRunId: number): Promise<boolean> {
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

/** The status of a group run that has started, from its tests. */
function groupRunStatus(tests: RunStatus[]): Exclude<RunStatus, 'pending'> {
  const has = (status: RunStatus) => tests.includes(status);
  if (has('pending') || has('running')) return 'running';
  if (has('failed')) return 'failed';
  if (has('error')) return 'error';
  if (has('cancelled')) return 'cancelled';
  return 'passed';
}

/** Ends the group run and every test of it that has not ended yet. False: it had ended already. */
export async function cancelGroupRun(
  queries: Queries,
  groupRunId: number,
  onGroupRunEnded: OnGroupRunEnded,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [cancelled] = await transaction
      .update(groupRuns)
      .set({ status: 'cancelled', finishedAt: new Date() })
      .where(and(eq(groupRuns.id, groupRunId), inArray(groupRuns.status, UNFINISHED)))
      .returning({ id: groupRuns.id });
    if (!cancelled) return false;
    await cancelRuns(transaction, eq(testRuns.groupRunId, groupRunId));
    await onGroupRunEnded(groupRunId, transaction);
    return true;
  });
}

/** Ends those of the runs that have not ended yet; their workers find out by their next check. */
export async function cancelRuns(transaction: Queries, condition: SQL | undefined): Promise<void> {
  const ended = await transaction
    .update(testRuns)
    .set({ status: 'cancelled', finishedAt: new Date() })
    .where(and(condition, inArray(testRuns.status, UNFINISHED)))
    .returning(announcedColumns(testRuns));
  if (ended.length === 0) return;
  await announceStatus(transaction, ended);
  const ids = ended.map(({ id }) => id);
  await transaction
    .update(testRunSteps)
    .set({ result: 'The run was cancelled during this step.' })
    .where(
      and(
        inArray(testRunSteps.testRunId, ids),
        isNotNull(testRunSteps.startedAt),
        isNull(testRunSteps.result),
      ),
    );
}
