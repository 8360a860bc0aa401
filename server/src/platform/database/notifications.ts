import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queries } from './database.ts';

/** Sends the payloads to whoever listens to the channel, in one statement; within a transaction when it commits. */
export async function notify(
  queries: Pick<Queries, 'execute'>,
  channel: string,
  payloads: string[],
): Promise<void> {
  if (payloads.length === 0) return;
  await queries.execute(sql`select pg_notify(${channel}, p) from unnest(${sql.param(payloads)}::text[]) p`);
}

export async function listen(client: pg.ClientBase, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
}
