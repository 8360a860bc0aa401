import type pg from 'pg';
import type { Secrets } from '../../platform/crypto/secrets.ts';

/** Equal for products that have the same key; it does not reveal the key. */
export const keyMark = (secrets: Secrets) => secrets.sign('steplight-export');

/** How far the schema of the database has come. */
export async function countMigrations(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  return rows[0]?.count ?? 0;
}
