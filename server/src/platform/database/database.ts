import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { traceQueries } from '../tracing/trace-queries.ts';
import type { Tracing } from '../tracing/tracing.ts';

export type Queries = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
>;

type AnyTransaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Queries that take effect together or not at all. A pool cannot be rolled back, so that it does not pass for one. */
export type Transaction = Pick<AnyTransaction, keyof Queries | 'rollback'>;

/** A pool of connections. `queries` runs single statements; `queries.transaction` groups them. */
export interface Database {
  queries: Queries;
  pool: pg.Pool;
  url: string;
  /** Rejects where the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens no connection yet: the first query does. */
export function openDatabase(url: string, log: Log, tracing?: Tracing): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => {
    log.warn({ err: error }, 'An idle database connection broke');
  });
  // One that breaks within a transaction, between two statements, would end the process; the next statement fails for its caller.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (tracing) pool.on('connect', (client) => traceQueries(client, tracing));
  return {
    queries: drizzle(pool, { casing: 'snake_case' }),
    pool,
    url,
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
