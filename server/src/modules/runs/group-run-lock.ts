import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { groupRuns, testRuns } from './tables.ts';

/** Everybody locks the group run before its test runs, so that nobody waits in a circle. */
export async function lockGroupRun(transaction: Queries, testRunId: number): Promise<void> {
  const owner = transaction
    .select({ id: testRuns.groupRunId })
    .from(testRuns)
    .where(eq(testRuns.id, testRunId));
  await transaction
    .select({ id: groupRuns.id })
    .from(groupRuns)
    .where(inArray(groupRuns.id, owner))
    .for('update');
}
