import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { githubCheckRuns } from './tables.ts';

export type CheckRunRow = typeof githubCheckRuns.$inferSelect;

/** True: no one has begun to report this group run to GitHub before. */
export async function beginCheckRun(queries: Queries, groupRunId: number): Promise<boolean> {
  const rows = await queries.insert(githubCheckRuns).values({ groupRunId }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findCheckRun(queries: Queries, groupRunId: number): Promise<CheckRunRow | undefined> {
  const [row] = await queries
    .select()
    .from(githubCheckRuns)
    .where(eq(githubCheckRuns.groupRunId, groupRunId));
  return row;
}

export async function storeCheckRun(queries: Queries, { groupRunId, ...values }: CheckRunRow): Promise<void> {
  await queries.update(githubCheckRuns).set(values).where(eq(githubCheckRuns.groupRunId, groupRunId));
}
