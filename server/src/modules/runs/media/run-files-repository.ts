import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { whileHeld, type Attempt } from '../queue/held-attempt-repository.ts';
import { testRunFiles } from '../tables.ts';

type RunFileRow = typeof testRunFiles.$inferSelect;

/** @throws AttemptLostError */
export async function insertRunFile(
  queries: Queries,
  attempt: Attempt,
  file: Omit<RunFileRow, 'id' | 'testRunId'>,
): Promise<void> {
  const row = { ...file, testRunId: attempt.id };
  await whileHeld(queries, attempt, (transaction) => transaction.insert(testRunFiles).values(row));
}

/** In the order of their completion. */
export function findRunFiles(queries: Queries, testRunId: number): Promise<RunFileRow[]> {
  return queries
    .select()
    .from(testRunFiles)
    .where(eq(testRunFiles.testRunId, testRunId))
    .orderBy(asc(testRunFiles.id));
}
