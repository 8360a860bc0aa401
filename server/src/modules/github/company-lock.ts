import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries } from '../../platform/database/database.ts';

/** Any number that no other advisory lock of two numbers begins with. */
const LOCK = 727_002;
const TIMEOUT_MS = 30_000;
const PAUSE = 200;

/**
 * Does the work while no one else, in any process, does such work for the company. Who waits holds no connection.
 * Undefined: someone else took longer than anybody should.
 */
export async function withCompanyLock<Result>(
  queries: Queries,
  companyId: number,
  work: () => Promise<Result>,
): Promise<{ result: Result } | undefined> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(PAUSE)) {
    const done = await queries.transaction(async (transaction) => {
      const { rows } = await transaction.execute(
        sql`select pg_try_advisory_xact_lock(${LOCK}, ${companyId}) as is_ours`,
      );
      return rows[0]?.['is_ours'] ? { result: await work() } : undefined;
    });
    if (done) return done;
  }
  return undefined;
}
