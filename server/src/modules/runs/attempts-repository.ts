import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { RunStatus } from 'shared/constants';
import type { ModelUsage, StepMark } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import {
  claimed,
  isHeld,
  nextAttempt,
  whileHeld,
  type Attempt,
  type Claim,
} from '../execution/execution-service.ts';
import { groupRunStatus } from './group-run-status.ts';
import { groupRuns, testRunActions, testRunEvents, testRuns, testRunSteps } from './tables.ts';

/** One attempt to carry a test run out. */
export type TestRunAttempt = Attempt<number>;

type NewAction = Omit<typeof testRunActions.$inferInsert, 'id'>;
type NewEvent = Omit<typeof testRunEvents.$inferInsert, 'id'>;

/** Takes a pending test run; undefined if it is not pending (any more). */
export async function claimTestRun(
  queries: Queries,
  testRunId: number,
  claim: Claim,
): Promise<TestRunAttempt | undefined> {
  return queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, testRunId);
    const [taken] = await transaction
      .update(testRuns)
      .set({ status: 'running', startedAt: new Date(), ...claimed(testRuns, claim) })
      .where(and(eq(testRuns.id, testRunId), eq(testRuns.status, 'pending')))
      .returning({ groupRunId: testRuns.groupRunId, number: testRuns.attempt });
    if (!taken) return undefined;
    await transaction
      .update(groupRuns)
      .set({ status: 'running', startedAt: new Date() })
      .where(and(eq(groupRuns.id, taken.groupRunId), eq(groupRuns.status, 'pending')));
    return { id: testRunId, number: taken.number };
  });
}

export async function startStep(queries: Queries, attempt: TestRunAttempt, stepId: number): Promise<void> {
  await whileHeld(queries, testRuns, attempt, (transaction) =>
    transaction.update(testRunSteps).set({ startedAt: new Date() }).where(eq(testRunSteps.id, stepId)),
  );
}

export async function insertAction(
  queries: Queries,
  attempt: TestRunAttempt,
  action: NewAction,
): Promise<void> {
  await whileHeld(queries, testRuns, attempt, (transaction) =>
    // Again, where the answer to the first time was lost on its way.
    transaction.insert(testRunActions).values(action).onConflictDoNothing(),
  );
}

export async function setInitialScreenshot(
  queries: Queries,
  attempt: TestRunAttempt,
  initialScreenshotKey: string,
): Promise<void> {
  await queries.update(testRuns).set({ initialScreenshotKey }).where(isHeld(testRuns, attempt));
}

export async function insertEvents(
  queries: Queries,
  attempt: TestRunAttempt,
  events: NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await whileHeld(queries, testRuns, attempt, (transaction) =>
    transaction.insert(testRunEvents).values(events),
  );
}

export async function finishStep(
  queries: Queries,
  attempt: TestRunAttempt,
  stepId: number,
  outcome: { isSuccessful: boolean; result: string; start: number; duration: number; marks: StepMark[] },
): Promise<void> {
  await whileHeld(queries, testRuns, attempt, (transaction) =>
    transaction.update(testRunSteps).set(outcome).where(eq(testRunSteps.id, stepId)),
  );
}

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

/** Everybody locks the group run before its test runs, so that nobody waits in a circle. */
export async function lockGroupRun(transaction: Queries, testRunId: number): Promise<void> {
  const owner = transaction
    .select({ id: testRuns.groupRunId })
    .from(testRuns)
    .where(eq(testRuns.id, testRunId));
  await transaction
    .select({ id: groupRuns.id })
    .from(groupRuns)
    .where(inArray(groupRuns.id, owner))
    .for('update');
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
