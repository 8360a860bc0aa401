import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { HEARTBEAT_TIMEOUT_MS } from '../../execution/execution-service.ts';
import type { Attempt } from './held-attempt-repository.ts';
import { testRuns, workers } from '../tables.ts';

/** Rows of workers that were killed are removed after this time. */
const DEAD_WORKER_RETENTION = sql`interval '1 hour'`;

/** Where the API reaches a worker's live sessions, and how many it has room for. */
export interface LiveCapacity {
  address: string;
  slots: number;
}

/** The run's worker was closed or killed, or has been paused or cut off for HEARTBEAT_TIMEOUT_MS. */
export const isWorkerDead: SQL = sql`(${testRuns.workerId} is not null and not exists (
  select from ${workers} where ${workers.id} = ${testRuns.workerId}
    and ${workers.heartbeatAt} > now() - make_interval(secs => ${HEARTBEAT_TIMEOUT_MS / 1000})))`;

/** The row may have been removed while the worker was paused. */
export async function writeHeartbeat(queries: Queries, id: string, live?: LiveCapacity): Promise<void> {
  const row = { heartbeatAt: sql`now()`, liveAddress: live?.address ?? null, liveSlots: live?.slots ?? 0 };
  await queries
    .insert(workers)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: workers.id, set: row });
}

/** Until its next heartbeat the worker has no room for live sessions. */
export async function withdrawSlots(queries: Queries, ids: string[]): Promise<void> {
  await queries.update(workers).set({ liveSlots: 0 }).where(inArray(workers.id, ids));
}

export async function deleteWorker(queries: Queries, id: string): Promise<void> {
  await queries.delete(workers).where(eq(workers.id, id));
}

export async function removeDeadWorkers(queries: Queries): Promise<void> {
  await queries.delete(workers).where(lt(workers.heartbeatAt, sql`now() - ${DEAD_WORKER_RETENTION}`));
}

/** The attempts that the worker still has. */
export function findAttemptsOf(queries: Queries, workerId: string): Promise<Attempt[]> {
  return queries
    .select({ id: testRuns.id, number: testRuns.attempt })
    .from(testRuns)
    .where(and(eq(testRuns.status, 'running'), eq(testRuns.workerId, workerId)));
}

export function findAttemptsOfDeadWorkers(queries: Queries): Promise<Attempt[]> {
  return queries
    .select({ id: testRuns.id, number: testRuns.attempt })
    .from(testRuns)
    .where(and(eq(testRuns.status, 'running'), isWorkerDead));
}
