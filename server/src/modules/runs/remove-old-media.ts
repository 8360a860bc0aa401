import { and, asc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { runFolder } from './run-folder.ts';
import { testRuns } from './tables.ts';

/** Runs of one round: short enough to be locked meanwhile. */
const ROUND = 20;

/**
 * Removes the media of a few finished test runs that are older than the configured days. False: there are no more.
 * The files go first, and the rows that are locked meanwhile say so afterwards: one that is killed in between leaves them to the
 * next, and two beside each other take different rows.
 */
export async function removeOldMedia({
  config: { mediaRetentionDays },
  database: { queries },
  storage,
}: Pick<Platform, 'config' | 'database' | 'storage'>): Promise<boolean> {
  if (mediaRetentionDays === 0) return false;
  return queries.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: testRuns.id, companyId: testRuns.companyId })
      .from(testRuns)
      .where(
        and(
          lt(testRuns.finishedAt, sql`now() - make_interval(days => ${mediaRetentionDays})`),
          isNull(testRuns.mediaRemovedAt),
          isNotNull(testRuns.startedAt),
        ),
      )
      .orderBy(asc(testRuns.finishedAt))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    for (const run of old) await storage.removeAll(`${runFolder(run)}/`);
    const ids = old.map(({ id }) => id);
    if (ids.length > 0)
      await transaction.update(testRuns).set({ mediaRemovedAt: new Date() }).where(inArray(testRuns.id, ids));
    return old.length === ROUND;
  });
}
