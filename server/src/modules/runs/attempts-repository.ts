import { and, eq } from 'drizzle-orm';
import type { StepMark } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { claimed, isHeld, whileHeld, type Attempt, type Claim } from '../execution/execution-service.ts';
import { lockGroupRun } from './group-run-lock.ts';
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
