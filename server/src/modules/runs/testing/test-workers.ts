import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { ExecutionRecord } from '../../execution/execution-service.ts';
import type { WorkerHeartbeat } from '../queue/run-queue-service.ts';
import { workers } from '../tables.ts';

/** A worker without a heartbeat: dead from the start. It still has what it has claimed. */
export function deadWorker(): WorkerHeartbeat {
  return {
    workerId: randomUUID(),
    hold: () => ({ lost: new AbortController().signal, release: () => undefined }),
    close: () => Promise.resolve(),
  };
}

/** Sets how old the worker's last heartbeat is, in seconds; below zero: it is in the future. */
export async function setHeartbeatAge(
  queries: Queries,
  { workerId }: WorkerHeartbeat,
  seconds: number,
): Promise<void> {
  const heartbeatAt = sql`now() - make_interval(secs => ${seconds})`;
  await queries
    .insert(workers)
    .values({ id: workerId, heartbeatAt })
    .onConflictDoUpdate({ target: workers.id, set: { heartbeatAt } });
}

/** Resolves when the worker has found out that the attempt is lost. */
export async function lossOf({ lost }: ExecutionRecord): Promise<void> {
  if (!lost.aborted) await once(lost, 'abort', { signal: AbortSignal.timeout(60_000) });
}
