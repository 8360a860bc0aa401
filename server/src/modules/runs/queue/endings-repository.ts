import { recordEvent } from '../../audit/audit-service.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { ModelUsage } from 'shared/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Learning } from '../../plans/plans-service.ts';
import { deleteLogins } from '../../shared-logins/shared-logins-service.ts';
import { announcedColumns, announceStatus } from '../announce-runs.ts';
import { settleFailures, storeFailure } from '../failures/settle-failures.ts';
import { isHeld, type Attempt } from './held-attempt-repository.ts';
import { lockGroupRun, UNFINISHED, type GroupRunRow } from '../group-runs/group-runs-repository.ts';
import { enqueueNextInLine, enqueueReady } from './ready-repository.ts';
import { retryFailed } from './retry-failed.ts';
import { groupRuns, testRuns, testRunSteps } from '../tables.ts';
import type { ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

type EndDependencies = Pick<Platform, 'database' | 'jobs'>;

export interface AttemptEnd {
  status: Exclude<RunStatus, 'pending' | 'running'>;
  error: string | null;
  videoKey: string | null;
  usage: ModelUsage | null;
  /** Absent: no trace was recorded. */
  traceKey?: string | null;
  traceProblem?: string | null;
}

/**
 * Ends the attempt, and the group run with it if this was its last test. A test that has failed and has retries left is tried again.
 * False: the attempt was lost before. `learning`: what the run adds to the plans of its steps, unless it is superseded.
 */
export async function endAttempt(
  { database: { queries }, jobs }: EndDependencies,
  attempt: Attempt,
  end: AttemptEnd,
  learning?: Learning,
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
    const retried = await retryFailed(transaction, ended);
    const next = nextAfter(ended, retried);
    if (next) await enqueueReady(transaction, jobs, next);
    await storeFailure(transaction, ended, { counts: !retried });
    await settleFailures(transaction, ended);
    if (!retried) await learning?.store(transaction);
    const { groupRunId } = ended;
    const groupRun = groupRunId === null ? undefined : await endGroupRun(transaction, groupRunId);
    if (groupRun) await afterGroupRun(transaction, jobs, groupRun);
    await announceStatus(transaction, retried ? [ended, retried] : [ended]);
    return true;
  });
}

/** What waits for the end of the run: the tests of its ordered suite, or else its own next try. */
function nextAfter(
  { groupRunId, orderedSuiteId }: ExecutedRunRow,
  retried: ExecutedRunRow | undefined,
): SQL | undefined {
  if (groupRunId !== null && orderedSuiteId !== null)
    return and(eq(testRuns.groupRunId, groupRunId), eq(testRuns.orderedSuiteId, orderedSuiteId));
  return retried && eq(testRuns.id, retried.id);
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

/** Undefined: it still has tests that have not ended, or was cancelled. */
async function endGroupRun(transaction: Transaction, groupRunId: number): Promise<GroupRunRow | undefined> {
  const tests = await transaction
    .select({ status: testRuns.status, isQuarantined: testRuns.isQuarantined })
    .from(testRuns)
    .where(and(eq(testRuns.groupRunId, groupRunId), eq(testRuns.isSuperseded, false)));
  const status = groupRunStatus(tests);
  if (status === 'running') return undefined;
  const [row] = await transaction
    .update(groupRuns)
    .set({ status, finishedAt: new Date() })
    .where(and(eq(groupRuns.id, groupRunId), eq(groupRuns.status, 'running')))
    .returning();
  return row;
}

/** What the end of a group run entails, whatever its result is. */
async function afterGroupRun(
  transaction: Transaction,
  jobs: Jobs,
  { id, sharesLogin, environmentId }: GroupRunRow,
): Promise<void> {
  if (sharesLogin) await deleteLogins(transaction, id);
  await enqueueNextInLine(transaction, jobs, environmentId);
  // To people, and to the commit that it tests.
  for (const queue of ['announce-run', 'check-run'] as const) await jobs.send(queue, [id], transaction);
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
  { database: { queries }, jobs }: EndDependencies,
  groupRunId: number,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [cancelled] = await transaction
      .update(groupRuns)
      .set({ status: 'cancelled', finishedAt: new Date() })
      .where(and(eq(groupRuns.id, groupRunId), inArray(groupRuns.status, UNFINISHED)))
      .returning();
    if (!cancelled) return false;
    await cancelRuns(transaction, eq(testRuns.groupRunId, groupRunId));
    await afterGroupRun(transaction, jobs, cancelled);
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
