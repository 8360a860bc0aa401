import { randomInt } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log.ts';

/** The first number of the lock, the same for all processes; the second is the worker's. */
const LOCK = 727_002;
const PAUSE = 500;
const LARGEST = 2 ** 31 - 1;

/** Tells every process on this database that a worker lives: its connection, and the lock with it, vanishes with the process. */
export interface Presence {
  worker: number;
  close(): Promise<void>;
}

/** Takes the lock of a new number, and takes it again wherever the connection breaks while the process lives. */
export async function showPresence(url: string, log: Log): Promise<Presence> {
  const worker = randomInt(1, LARGEST);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let client: pg.Client;

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    const broken = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) => log.warn({ err: error }, 'The connection that shows this worker broke'));
    await client.connect();
    await client.query('select pg_advisory_lock($1::int, $2::int)', [LOCK, worker]);
    void broken.then(connectLater);
  }

  function connectLater(): void {
    if (!isOver) timer = setTimeout(() => void connect().catch(connectLater), PAUSE);
  }

  await connect();
  return {
    worker,
    async close() {
      isOver = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}

/** The worker of this number shows no presence. Also true for a moment after its connection, or the server, broke. */
export const isAbsent = (worker: PgColumn): SQL => sql`not exists (
  select from pg_locks where locktype = 'advisory' and classid = ${LOCK}::oid and objid = ${worker}::oid and objsubid = 2
    and database = (select oid from pg_database where datname = current_database()))`;

/** Since when this very session lasts: since then at least the server has not broken. */
export const sessionStart: SQL = sql`(select backend_start from pg_stat_activity where pid = pg_backend_pid())`;
