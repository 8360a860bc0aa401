import { recordEvent } from '../../audit/audit-service.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { ModelUsage } from 'shared/contract';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Learning } from '../../plans/plans-service.ts';
import { deleteLogins } from '../../shared-logins/shared-logins-service.ts';
import { announcedColumns, announceStatus } from '../announce-runs.ts';
import { storeFailure } from '../failures/store-failure.ts';
import { isHeld, type Attempt } from './held-attempt-repository.ts';
import { lockGroupRun, UNFINISHED } from '../group-runs/group-runs-repository.ts';
import { retryFailed } from './retry-failed.ts';
import { groupRuns, testRuns, testRunSteps } from '../tables.ts';

export interface AttemptEnd {
  status: Exclude<RunStatus, 'pending' | 'running'>;
  error: string | null;
  videoKey: string | null;
  usage: ModelUsage | null;
  /** Absent: no trace was recorded. */
  traceKey?: string | null;
  traceProblem?: string | null;
}

/** Called for a group run that has just ended, within the transaction that ended it. */
export type OnGroupRunEnded = (groupRunId: number, transaction: Transaction) => Promise<void>;

/** What else is written in the transaction that ends an attempt, if it was not lost. */
export interface AttemptWrites {
  onGroupRunEnded: OnGroupRunEnded;
  /** What the run adds to the plans of its steps, unless it is superseded; absent: nothing. */
  learning?: Learning;
  /** Where a failed test waits for its next try; absent: nothing is tried again. */
  jobs?: Pick<Jobs, 'enqueueFair'>;
}

/**
 * Ends the attempt, and the group run with it if this was its last test. A test that has failed and has retries left is tried again.
 * False: the attempt was lost before.
 */
export async function endAttempt(
  queries: Queries,
  attempt: Attempt,
  end: AttemptEnd,
  { onGroupRunEnded, learning, jobs }: AttemptWrites,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, attempt.id);
    await learning?.lock(transaction);
    const [ended] = await transaction
      .update(testRuns)
      .set({ ...end, finishedAt: new Date() })
      .where(isHeld(attempt))
      .returning();
    if (!ended) return false;
    await closeOpenSteps(transaction, attempt.id, end.error);
    const retried = jobs && (await retryFailed(transaction, jobs, ended));
    await storeFailure(transaction, ended, { counts: !retried });
    if (!retried) await learning?.store(transaction);
    const { groupRunId } = ended;
    if (groupRunId !== null && (await endGroupRun(transaction, groupRunId)))
      await onGroupRunEnded(groupRunId, transaction);
    await announceStatus(transaction, retried ? [ended, retried] : [ended]);
    return true;
  });
}

/** A step that was started and never finished gets the reason. */
async function closeOpenSteps(
  transaction: Transaction,
  testRunId: number,
  error: string | null,
): Promise<void> {
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
async function endGroupRun(transaction: Transaction, groupRunId: number): Promise<boolean> {
  const tests = await transaction
    .select({ status: testRuns.status, isQuarantined: testRuns.isQuarantined })
    .from(testRuns)
    .where(and(eq(testRuns.groupRunId, groupRunId), eq(testRuns.isSuperseded, false)));
  const status = groupRunStatus(tests);
  if (status === 'running') return false;
  const ended = await transaction
    .update(groupRuns)
    .set({ status, finishedAt: new Date() })
    .where(and(eq(groupRuns.id, groupRunId), eq(groupRuns.status, 'running')))
    .returning({ sharesLogin: groupRuns.sharesLogin });
  if (ended[0]?.sharesLogin) await deleteLogins(transaction, groupRunId);
  return ended.length > 0;
}

/** The status of a group run that has started, from the tries that count. Tests in quarantine do not decide it: alone, they pass. */
function groupRunStatus(
  tests: { status: RunStatus; isQuarantined: boolean }[],
): Exclude<RunStatus, 'pending'> {
  if (tests.some(({ status }) => UNFINISHED.includes(status))) return 'running';
  const has = (wanted: RunStatus) =>
    tests.some(({ status, isQuarantined }) => status === wanted && !isQuarantined);
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
      .returning({
        sharesLogin: groupRuns.sharesLogin,
        companyId: groupRuns.companyId,
        name: groupRuns.name,
      });
    if (!cancelled) return false;
    if (cancelled.sharesLogin) await deleteLogins(transaction, groupRunId);
    await cancelRuns(transaction, eq(testRuns.groupRunId, groupRunId));
    await onGroupRunEnded(groupRunId, transaction);
    await recordEvent(transaction, {
      companyId: cancelled.companyId,
      action: 'run.cancelled',
      subject: { id: groupRunId, name: cancelled.name },
    });
    return true;
  });
}

/** Ends those of the runs that have not ended yet; their workers find out by their next check. */
export async function cancelRuns(transaction: Transaction, condition: SQL | undefined): Promise<void> {
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
