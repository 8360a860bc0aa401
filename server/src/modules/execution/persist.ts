import { setTimeout as sleep } from 'node:timers/promises';
import { HEARTBEAT_TIMEOUT_MS } from './execution.ts';

const FIRST_PAUSE = 100;
/** A database that keeps breaking down is up for moments only. */
const MAX_PAUSE_MS = 250;

/** Classes of PostgreSQL's codes: connection, insufficient resources (disk full), operator intervention (shut down), system error. */
const PASSING_CLASSES = new Set(['08', '53', '57', '58']);
const PASSING_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The driver gives these no code. */
const PASSING_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * Writes again where the database is away for a moment, as long as an attempt may live without it. The write may have been done
 * although its answer was lost: it must be one that can be repeated.
 */
export async function persist<Result>(write: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + HEARTBEAT_TIMEOUT_MS;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await write();
    } catch (error) {
      if (!isPassing(error) || Date.now() + pause > end) throw error;
    }
    await sleep(pause);
  }
}

function isPassing(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string' && (PASSING_CODES.has(code) || PASSING_CLASSES.has(code.slice(0, 2))))
      return true;
    if (PASSING_WORDS.test(cause.message)) return true;
  }
  return false;
}
