import { and, eq } from 'drizzle-orm';
import type { StepRequest, StepRequestsReply } from 'shared/contract';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { testRunRequests, testRunSteps } from '../tables.ts';

export interface NewRequests {
  requests: StepRequest[];
  /** How many more there were. */
  leftOut: number;
}

export async function storeRequests(
  transaction: Transaction,
  stepId: number,
  requests: NewRequests,
): Promise<void> {
  await transaction
    .insert(testRunRequests)
    .values({ stepId, ...requests })
    // The insert is repeated where its first reply was lost.
    .onConflictDoNothing();
}

/** Undefined: the run has no such step. */
export async function findRequests(
  queries: Queries,
  testRunId: number,
  stepNumber: number,
): Promise<StepRequestsReply | undefined> {
  const [row] = await queries
    .select({ requests: testRunRequests.requests, leftOut: testRunRequests.leftOut })
    .from(testRunSteps)
    .leftJoin(testRunRequests, eq(testRunRequests.stepId, testRunSteps.id))
    .where(and(eq(testRunSteps.testRunId, testRunId), eq(testRunSteps.stepNumber, stepNumber)));
  return row && { requests: row.requests ?? [], left_out: row.leftOut ?? 0 };
}
