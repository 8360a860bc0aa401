import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';
import { HEARTBEAT_TIMEOUT_MS } from '../../execution/execution-service.ts';
import type { Attempt } from './held-attempt-repository.ts';
import { deleteWorker, findAttemptsOf, writeHeartbeat, type LiveCapacity } from './workers-repository.ts';

const HEARTBEAT_INTERVAL_MS = 2000;
/** A cancelled run stops within two seconds. */
const CHECK_INTERVAL_MS = 1000;
/** A connection that was cut off may never answer; the next check uses another one. */
const CHECK_TIMEOUT_MS = 4000;

/** An attempt that this worker executes. */
export interface HeldAttempt {
  /** Aborts when the attempt was cancelled or requeued, or the database has not answered for HEARTBEAT_TIMEOUT_MS. */
  lost: AbortSignal;
  /** The worker no longer executes the attempt. One that has not ended is then requeued. */
  release(): void;
}

export type WorkerHeartbeat = Awaited<ReturnType<typeof startHeartbeat>>;

/**
 * Registers a worker and keeps its heartbeat fresh: one update every few seconds, however many runs it executes. In between it asks
 * once a second which attempts it still has. `onOrphan` gets attempts that it has but does not execute, because storing their end failed.
 */
export async function startHeartbeat(
  { database: { queries }, log }: Pick<Platform, 'database' | 'log'>,
  onOrphan: (attempt: Attempt) => Promise<void>,
  live?: LiveCapacity,
) {
  const workerId = randomUUID();
  const executed = new Map<string, AbortController>();
  let orphans = new Set<string>();
  let beatAt = 0;
  let answeredAt = Date.now();
  let check: Promise<void> | undefined;

  async function beat(): Promise<void> {
    if (Date.now() - beatAt >= HEARTBEAT_INTERVAL_MS) {
      const startedAt = Date.now();
      await writeHeartbeat(queries, workerId, live);
      beatAt = startedAt;
    }
    const before = [...executed.keys()];
    const rows = await findAttemptsOf(queries, workerId);
    answeredAt = Date.now();
    const held = new Map(rows.map((attempt) => [keyOf(attempt), attempt]));
    for (const key of before) if (!held.has(key)) abandon(key);
    // Twice in a row: an attempt that was claimed a moment ago may not be registered yet.
    const unknown = [...held].filter(([key]) => !executed.has(key));
    for (const [key, attempt] of unknown) if (orphans.has(key)) await onOrphan(attempt);
    orphans = new Set(unknown.map(([key]) => key));
  }

  function abandon(key: string): void {
    executed.get(key)?.abort();
    executed.delete(key);
  }

  function tick(): void {
    if (Date.now() - answeredAt > HEARTBEAT_TIMEOUT_MS && executed.size > 0) {
      log.warn({ workerId }, 'The database does not answer; the worker abandons its runs');
      for (const key of executed.keys()) abandon(key);
    }
    check ??= Promise.race([beat(), timeout()])
      // The next tick tries again; the heartbeat times out if that fails for too long.
      .catch((error: unknown) => log.debug({ err: error, workerId }, 'A heartbeat failed'))
      .finally(() => (check = undefined));
  }

  await writeHeartbeat(queries, workerId, live);
  const timer = setInterval(tick, CHECK_INTERVAL_MS);
  return {
    workerId,
    hold(attempt: Attempt): HeldAttempt {
      const controller = new AbortController();
      executed.set(keyOf(attempt), controller);
      return { lost: controller.signal, release: () => executed.delete(keyOf(attempt)) };
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await check;
      // A row that cannot be deleted is dead after HEARTBEAT_TIMEOUT_MS.
      await deleteWorker(queries, workerId).catch((error: unknown) =>
        log.warn({ err: error, workerId }, 'A worker could not sign off'),
      );
    },
  };
}

async function timeout(): Promise<never> {
  await sleep(CHECK_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`The database has not answered within ${CHECK_TIMEOUT_MS / 1000} s.`);
}

const keyOf = ({ id, number }: Attempt): string => `${id}/${number}`;
