import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrate.ts';

/**
 * Drops the given tables, which must be all of the product, and makes them again as they were after so many migrations. Within the
 * transaction of the caller, who migrates afterwards.
 */
export async function rewindDatabase(
  client: pg.ClientBase,
  tables: string[],
  migrations: number,
): Promise<void> {
  const names = tables.map((name) => client.escapeIdentifier(name));
  await client.query(`drop table ${names.join(', ')} cascade`);
  for (const { sql } of readMigrationFiles({ migrationsFolder }).slice(0, migrations))
    for (const statement of sql) await client.query(statement);
  await client.query(
    `delete from drizzle.__drizzle_migrations where id in
       (select id from drizzle.__drizzle_migrations order by created_at offset $1)`,
    [migrations],
  );
}
