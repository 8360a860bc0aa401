import { eq, gt, lt, and, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { attemptCounters } from './tables.ts';

/** Counts one more attempt; the first one opens a window of `window` milliseconds. One statement, so that processes count together. */
export async function countAttempt(queries: Queries, key: string, window: number) {
  const expiresAt = new Date(Date.now() + window);
  const isOver = sql`${attemptCounters.expiresAt} <= ${new Date().toISOString()}`;
  return onlyRow(
    await queries
      .insert(attemptCounters)
      .values({ key, count: 1, expiresAt })
      .onConflictDoUpdate({
        target: attemptCounters.key,
        set: {
          count: sql`case when ${isOver} then 1 else least(${attemptCounters.count}, 1000000) + 1 end`,
          expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attemptCounters.expiresAt} end`,
        },
      })
      .returning({ count: attemptCounters.count, expiresAt: attemptCounters.expiresAt }),
  );
}

/** Takes one attempt back. */
export async function withdrawAttempt(queries: Queries, key: string): Promise<void> {
  await queries
    .update(attemptCounters)
    .set({ count: sql`greatest(${attemptCounters.count} - 1, 0)` })
    .where(eq(attemptCounters.key, key));
}

/** Whether anything is counted under the key at present. */
export async function hasCounter(queries: Queries, key: string): Promise<boolean> {
  const rows = await queries
    .select({ key: attemptCounters.key })
    .from(attemptCounters)
    .where(and(eq(attemptCounters.key, key), gt(attemptCounters.expiresAt, new Date())));
  return rows.length > 0;
}

/** Notes that something is so until then. */
export async function setMark(queries: Queries, key: string, expiresAt: Date): Promise<void> {
  await queries
    .insert(attemptCounters)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({ target: attemptCounters.key, set: { expiresAt } });
}

export async function forgetAttempts(queries: Queries, key: string): Promise<void> {
  await queries.delete(attemptCounters).where(eq(attemptCounters.key, key));
}

export async function deleteExpiredCounters(queries: Queries): Promise<void> {
  await queries.delete(attemptCounters).where(lt(attemptCounters.expiresAt, new Date()));
}
