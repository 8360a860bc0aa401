import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { onlyRow } from '../../../platform/database/rows.ts';
import { testRuns, testRunSteps } from '../tables.ts';
import { findSteps, type ExecutedRunRow } from '../test-runs/test-runs-repository.ts';

/** Inserts the next try of the run, with the same steps, which supersedes it. */
export async function insertNextTry(
  transaction: Transaction,
  previousId: number,
  values: typeof testRuns.$inferInsert,
): Promise<ExecutedRunRow> {
  await transaction.update(testRuns).set({ isSuperseded: true }).where(eq(testRuns.id, previousId));
  const next = onlyRow(await transaction.insert(testRuns).values(values).returning());
  const steps = await findSteps(transaction, previousId);
  const copies = steps.map(({ stepNumber, place, type, task, useVision }) => ({
    testRunId: next.id,
    stepNumber,
    place,
    type,
    task,
    useVision,
  }));
  if (copies.length > 0) await transaction.insert(testRunSteps).values(copies);
  return next;
}
