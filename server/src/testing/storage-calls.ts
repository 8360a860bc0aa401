import type { TestContext } from 'node:test';
import type { Platform } from '../platform/platform.ts';

interface StorageCall {
  method: 'open' | 'put' | 'removeAll';
  /** How many transactions of the database waited for it. */
  transactions: number;
}

/** Records the calls of the storage until the test ends. */
export function recordStorageCalls(
  t: TestContext,
  { storage, database }: Pick<Platform, 'storage' | 'database'>,
): StorageCall[] {
  const calls: StorageCall[] = [];
  for (const method of ['open', 'put', 'removeAll'] as const) {
    const call = storage[method].bind(storage) as (...values: unknown[]) => Promise<unknown>;
    t.mock.method(storage, method, async (...values: unknown[]) => {
      const { rows } = await database.pool.query(
        `select count(*)::int as transactions from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      );
      calls.push({ method, ...rows[0] });
      return call(...values);
    });
  }
  return calls;
}
