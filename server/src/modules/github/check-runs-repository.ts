import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { githubCheckRuns } from './tables.ts';

export type CheckRunRow = typeof githubCheckRuns.$inferSelect;

/** True: no one has begun to reportStatus GitHub about this group run before. */
export async function beginCheckRun(queries: Queries, groupRunId: number): Promise<boolean> {
  const rows = await queries.insert(githubCheckRuns).values({ groupRunId }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Anyone who else wants it waits until the transaction ends. */
export async function lockCheckRun(
  transaction: Queries,
  groupRunId: number,
): Promise<CheckRunRow | undefined> {
  const [row] = await transaction
    .select()
    .from(githubCheckRuns)
    .where(eq(githubCheckRuns.groupRunId, groupRunId))
    .for('update');
  return row;
}

export async function storeCheckRun(queries: Queries, { groupRunId, ...values }: CheckRunRow): Promise<void> {
  await queries.update(githubCheckRuns).set(values).where(eq(githubCheckRuns.groupRunId, groupRunId));
}
