import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { TurnQueue } from '../../platform/jobs/queues.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttemptTable } from './attempts.ts';

/** A job is there from the first moment on; one that waits for so long without any has lost it. */
const SECONDS = 60;
const AT_ONCE = 500;

/**
 * Sends pending rows again that no job is about, such as those whose job failed more often than it is tried. Any number of
 * processes may do so beside each other.
 */
export async function resendWaiting(
  { database: { queries }, jobs }: Pick<Platform, 'database' | 'jobs'>,
  table: AttemptTable & { createdAt: PgColumn; companyId: PgColumn },
  queue: TurnQueue,
): Promise<void> {
  await queries.transaction(async (transaction) => {
    const waiting = await transaction
      .select({ id: table.id, companyId: table.companyId })
      .from(table)
      .where(
        and(eq(table.status, 'pending'), lt(table.createdAt, sql`now() - make_interval(secs => ${SECONDS})`)),
      )
      .orderBy(asc(table.createdAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const rows = waiting.map(({ id, companyId }) => ({ id: String(id), companyId: Number(companyId) }));
    const ids = rows.map(({ id }) => id);
    const queued = new Set(await jobs.findQueued(queue, ids, transaction));
    const lost = rows.filter(({ id }) => !queued.has(id));
    if (lost.length > 0) await jobs.sendInTurn(queue, lost, transaction);
  });
}
