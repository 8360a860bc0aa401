import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { runFolder } from './run-folder.ts';
import { testRuns } from './tables.ts';
import { isTestRun } from './test-runs-repository.ts';

/** Few enough rows to keep locked while their files are removed. */
const MAX_ROWS = 20;

/**
 * Removes the media of a few finished test runs that are older than the configured days. False: there are no more.
 * The files are removed first and then noted in the locked rows: a process that is killed in between leaves the rows to the next one, and
 * concurrent processes take different rows. Trials expire as a whole.
 */
export async function removeOldMedia({
  config: { mediaRetentionDays },
  database: { queries },
  storage,
}: Pick<Platform, 'config' | 'database' | 'storage'>): Promise<boolean> {
  if (mediaRetentionDays === 0) return false;
  return queries.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: testRuns.id, companyId: testRuns.companyId, trialId: testRuns.trialId })
      .from(testRuns)
      .where(
        and(
          isTestRun,
          lt(testRuns.finishedAt, sql`now() - make_interval(days => ${mediaRetentionDays})`),
          isNull(testRuns.mediaRemovedAt),
          isNotNull(testRuns.startedAt),
        ),
      )
      .orderBy(asc(testRuns.finishedAt))
      .limit(MAX_ROWS)
      .for('update', { skipLocked: true });
    for (const run of old) await storage.removeAll(`${runFolder(run)}/`);
    const ids = old.map(({ id }) => id);
    if (ids.length > 0)
      await transaction.update(testRuns).set({ mediaRemovedAt: new Date() }).where(inArray(testRuns.id, ids));
    return old.length === MAX_ROWS;
  });
}
