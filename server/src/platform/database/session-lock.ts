import pg from 'pg';
import type { Platform } from '../platform.ts';
import { createSessionClient } from './session-client.ts';

/** Someone else held the lock for longer than anyone waits. */
export class LockTimeoutError extends Error {
  constructor() {
    super('Someone else has held the lock for too long.');
  }
}

/** The key of an advisory lock. */
export interface LockKey {
  /** Any number that no other advisory lock of two numbers begins with. */
  kind: number;
  id: number;
}

const TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html: `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Does the work while no one else, in any process, holds the lock. The lock belongs to a connection of its own instead of a transaction, so
 * that the work may wait for other servers: no transaction is open meanwhile, and the pool keeps its connections. The lock of a process
 * that dies is free.
 * @throws LockTimeoutError; an error of the database also where the connection, and so the lock, was lost during the work
 */
export async function withSessionLock<Result>(
  platform: Pick<Platform, 'config' | 'database'>,
  { kind, id }: LockKey,
  work: () => Promise<Result>,
  timeoutMs = TIMEOUT_MS,
): Promise<Result> {
  const client = createSessionClient(platform, {
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: timeoutMs,
  });
  // One that breaks during the work would end the process; the unlocking fails then.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [kind, id]).catch(rejectTimeout);
    const result = await work();
    await client.query('select pg_advisory_unlock($1, $2)', [kind, id]);
    return result;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function rejectTimeout(error: unknown): never {
  throw error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
    ? new LockTimeoutError()
    : error;
}
