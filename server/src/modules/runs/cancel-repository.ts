import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { OnGroupRunEnded } from './endings-repository.ts';
import { UNFINISHED } from './group-runs-repository.ts';
import { groupRuns, testRuns, testRunSteps } from './tables.ts';

/** Ends the group run and every test of it that has not ended yet. False: it had ended already. */
export async function cancelGroupRun(
  queries: Queries,
  groupRunId: number,
  onGroupRunEnded: OnGroupRunEnded,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const now = new Date();
    const [cancelled] = await transaction
      .update(groupRuns)
      .set({ status: 'cancelled', finishedAt: now })
      .where(and(eq(groupRuns.id, groupRunId), inArray(groupRuns.status, UNFINISHED)))
      .returning({ id: groupRuns.id });
    if (!cancelled) return false;
    const ended = await transaction
      .update(testRuns)
      .set({ status: 'cancelled', finishedAt: now, leaseUntil: null, attempt: sql`${testRuns.attempt} + 1` })
      .where(and(eq(testRuns.groupRunId, groupRunId), inArray(testRuns.status, UNFINISHED)))
      .returning({ id: testRuns.id });
    if (ended.length > 0)
      await transaction
        .update(testRunSteps)
        .set({ result: 'The run was cancelled during this step.' })
        .where(
          and(
            inArray(
              testRunSteps.testRunId,
              ended.map(({ id }) => id),
            ),
            sql`${testRunSteps.startedAt} is not null and ${testRunSteps.result} is null`,
          ),
        );
    await onGroupRunEnded(groupRunId, transaction);
    return true;
  });
}
