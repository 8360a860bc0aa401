import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Platform } from '../../../platform/platform.ts';
import type { ExecutionRecord } from '../../execution/execution-service.ts';
import type { WorkerHeartbeat } from '../runs-service.ts';

/** A worker without a heartbeat: dead from the start. It still has what it has claimed. */
export function deadWorker(): WorkerHeartbeat {
  return {
    workerId: randomUUID(),
    hold: () => ({ lost: new AbortController().signal, release: () => undefined }),
    close: () => Promise.resolve(),
  };
}

/** Sets how old the worker's last heartbeat is, in seconds. */
export async function setHeartbeatAge(
  { database: { pool } }: Platform,
  { workerId }: WorkerHeartbeat,
  seconds: number,
): Promise<void> {
  await pool.query(
    `insert into workers (id, heartbeat_at) values ($1, now() - make_interval(secs => $2))
     on conflict (id) do update set heartbeat_at = excluded.heartbeat_at`,
    [workerId, seconds],
  );
}

/** Resolves when the worker has found out that the attempt is lost. */
export async function lossOf({ lost }: ExecutionRecord): Promise<void> {
  if (!lost.aborted) await once(lost, 'abort', { signal: AbortSignal.timeout(60_000) });
}
