import type pg from 'pg';
import { migrationsUpTo } from './migrate.ts';

/**
 * Drops the given tables, which must be all of the product, and makes them again as they were after so many migrations. Within the
 * transaction of the caller, who migrates afterwards.
 */
export async function rewindDatabase(client: pg.ClientBase, tables: string[], count: number): Promise<void> {
  const names = tables.map((name) => client.escapeIdentifier(name));
  const migrations = migrationsUpTo(count);
  await client.query(`drop table ${names.join(', ')} cascade`);
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement);
  await client.query('delete from drizzle.__drizzle_migrations where created_at > $1', [
    migrations.at(-1)?.folderMillis,
  ]);
}
