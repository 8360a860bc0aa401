import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { announcedColumns, announceStatus } from '../announce-runs.ts';
import { isHeld, whileHeld, type Attempt } from './held-attempt-repository.ts';
import { isReady } from './ready-repository.ts';
import { lockGroupRun } from '../group-runs/group-runs-repository.ts';
import { storePage } from '../pages/pages-repository.ts';
import { storeRequests, type NewRequests } from '../requests/requests-repository.ts';
import { groupRuns, testRunActions, testRunEvents, testRuns, testRunSteps } from '../tables.ts';

type NewAction = Omit<typeof testRunActions.$inferInsert, 'id'>;
type NewEvent = Omit<typeof testRunEvents.$inferInsert, 'id'>;

/** Claims a pending run; undefined if it is not pending (any more), or has to wait. `workerId` null: the worker has no heartbeat. */
export async function claimRun(
  queries: Queries,
  runId: number,
  workerId: string | null,
): Promise<Attempt | undefined> {
  return queries.transaction(async (transaction) => {
    await lockGroupRun(transaction, runId);
    const [claimed] = await transaction
      .update(testRuns)
      .set({ status: 'running', startedAt: new Date(), attempt: sql`${testRuns.attempt} + 1`, workerId })
      .where(and(eq(testRuns.id, runId), eq(testRuns.status, 'pending'), isReady))
      .returning({ ...announcedColumns(testRuns), number: testRuns.attempt });
    if (!claimed) return undefined;
    if (claimed.groupRunId !== null)
      await transaction
        .update(groupRuns)
        .set({ status: 'running', startedAt: new Date() })
        .where(and(eq(groupRuns.id, claimed.groupRunId), eq(groupRuns.status, 'pending')));
    await announceStatus(transaction, [claimed]);
    return { id: runId, number: claimed.number };
  });
}

export async function startStep(queries: Queries, attempt: Attempt, stepId: number): Promise<void> {
  await whileHeld(queries, attempt, (transaction) =>
    transaction.update(testRunSteps).set({ startedAt: new Date() }).where(eq(testRunSteps.id, stepId)),
  );
}

export async function insertAction(queries: Queries, attempt: Attempt, action: NewAction): Promise<void> {
  await whileHeld(queries, attempt, (transaction) =>
    // The insert is repeated where its first reply was lost.
    transaction.insert(testRunActions).values(action).onConflictDoNothing(),
  );
}

export async function setInitialScreenshot(
  queries: Queries,
  attempt: Attempt,
  initialScreenshotKey: string,
): Promise<void> {
  await queries.update(testRuns).set({ initialScreenshotKey }).where(isHeld(attempt));
}

export async function insertEvents(queries: Queries, attempt: Attempt, events: NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await whileHeld(queries, attempt, (transaction) => transaction.insert(testRunEvents).values(events));
}

export async function finishStep(
  queries: Queries,
  attempt: Attempt,
  stepId: number,
  outcome: Pick<
    typeof testRunSteps.$inferInsert,
    'isSuccessful' | 'result' | 'start' | 'duration' | 'marks' | 'missingName' | 'fixes' | 'findings'
  >,
  { page, requests }: { page: Buffer | undefined; requests: NewRequests | undefined },
): Promise<void> {
  await whileHeld(queries, attempt, async (transaction) => {
    const pageSnapshotId = page ? await storePage(transaction, attempt.id, page) : null;
    await transaction
      .update(testRunSteps)
      .set({ ...outcome, pageSnapshotId })
      .where(eq(testRunSteps.id, stepId));
    if (requests) await storeRequests(transaction, stepId, requests);
  });
}
