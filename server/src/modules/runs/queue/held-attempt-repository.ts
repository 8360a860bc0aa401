import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { AttemptLostError, persist } from '../../execution/execution-service.ts';
import { testRuns } from '../tables.ts';

/** One attempt to execute a run; `id` is the run's. */
export interface Attempt {
  id: number;
  number: number;
}

/** The row of the run, as long as this attempt has it. */
export function isHeld({ id, number }: Attempt): SQL | undefined {
  return and(eq(testRuns.id, id), eq(testRuns.attempt, number), eq(testRuns.status, 'running'));
}

/**
 * Runs the write while the attempt is locked, so that it can neither be cancelled nor requeued meanwhile. The write must be idempotent.
 * @throws AttemptLostError if it already was
 */
export async function whileHeld(
  queries: Queries,
  attempt: Attempt,
  write: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  await persist(() =>
    queries.transaction(async (transaction) => {
      const held = await transaction
        .select({ id: testRuns.id })
        .from(testRuns)
        .where(isHeld(attempt))
        .for('share');
      if (held.length === 0) throw new AttemptLostError();
      await write(transaction);
    }),
  );
}
