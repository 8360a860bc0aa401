import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface TransactionCheck {
  /** How many transactions the database has confirmed. */
  confirmed(): number;
  /** How many it has refused, by PostgreSQL's code (`53100`: its disk is full); `no connection`. */
  refused(): Record<string, number>;
  /** Ends the writers, and compares what was confirmed with what is stored. */
  close(): Promise<{ lostTransactions: number; tornTransactions: number }>;
}

/** Starts clients that write continuously, each transaction to two tables, and record what was confirmed. */
export async function startTransactionCheck(url: string, writers: number): Promise<TransactionCheck> {
  const pool = new pg.Pool({ connectionString: url, max: writers + 1 });
  pool.on('error', () => undefined);
  await pool.query(`create schema if not exists chaos;
    create table chaos.confirmed (id integer primary key, text text);
    create table chaos.halves (id integer primary key, text text)`);
  const confirmed: number[] = [];
  const refused: Record<string, number> = {};
  let next = 0;
  let isOver = false;
  // Random, so that compression does not save space.
  const text = randomBytes(1000).toString('base64');

  async function write(): Promise<void> {
    while (!isOver) {
      const id = (next += 1);
      try {
        await pool.query(
          `with one as (insert into chaos.confirmed values ($1, $2)) insert into chaos.halves values ($1, $2)`,
          [id, text],
        );
        confirmed.push(id);
        await sleep(5);
      } catch (error) {
        const code = (error as { code?: string }).code ?? 'no connection';
        refused[code] = (refused[code] ?? 0) + 1;
        await sleep(100);
      }
    }
  }
  const work = Array.from({ length: writers }, write);
  return {
    confirmed: () => confirmed.length,
    refused: () => ({ ...refused }),
    async close() {
      isOver = true;
      await Promise.all(work);
      const count = async (query: string, values: unknown[] = []) =>
        (await pool.query<{ count: number }>(`select count(*)::int as count ${query}`, values)).rows[0]
          ?.count ?? 0;
      const there = await count('from chaos.confirmed where id = any($1)', [confirmed]);
      const torn = await count(
        'from chaos.confirmed full join chaos.halves using (id) where confirmed.text is null or halves.text is null',
      );
      await pool.end();
      return { lostTransactions: confirmed.length - there, tornTransactions: torn };
    },
  };
}
