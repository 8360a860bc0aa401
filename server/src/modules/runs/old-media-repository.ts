import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { testRuns } from './tables.ts';
import { isTestRun, type ExecutedRunRow } from './test-runs-repository.ts';

/** Finished test runs that are older than so many days and still have media, the oldest first, locked until the transaction ends; not those that others lock. */
export function lockRunsWithOldMedia(
  transaction: Queries,
  days: number,
  limit: number,
): Promise<Pick<ExecutedRunRow, 'id' | 'companyId' | 'trialId'>[]> {
  return transaction
    .select({ id: testRuns.id, companyId: testRuns.companyId, trialId: testRuns.trialId })
    .from(testRuns)
    .where(
      and(
        isTestRun,
        lt(testRuns.finishedAt, sql`now() - make_interval(days => ${days})`),
        isNull(testRuns.mediaRemovedAt),
        isNotNull(testRuns.startedAt),
      ),
    )
    .orderBy(asc(testRuns.finishedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function setMediaRemoved(transaction: Queries, ids: number[]): Promise<void> {
  if (ids.length > 0)
    await transaction.update(testRuns).set({ mediaRemovedAt: new Date() }).where(inArray(testRuns.id, ids));
}
