import { resolve } from 'node:path';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installJobs } from '../jobs/install-jobs.ts';
import { grantApplicationRights } from './application-rights.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');
/** Any number, as long as all processes take the same one. */
const LOCK = 727_001;
/** The first file in the folder lays out at once what so many migrations led to; databases that had them all need nothing of it. */
export const BASELINE = 44;
/** What to do about a database, or an export of one, that had not. */
export const LAST_BEFORE_BASELINE =
  'the last version with server/migrations/0043_views_of_tests.sql (see docs/operating.md#upgrade)';

/**
 * Migrates the schema; an advisory lock lets one process at a time do so. `applicationUrl`: as whom the application connects; where that is not
 * the owner, its role gets the rights that the application needs. Throws a sentence for a person where the database is too old.
 */
export async function migrateDatabase(url: string, applicationUrl?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const count = await countMigrations(client);
    if (count > 0 && count < BASELINE)
      throw new Error(
        `This database comes from an early version of Steplight. Start ${LAST_BEFORE_BASELINE} on it once, then this version.`,
      );
    await migrate(drizzle(client), { migrationsFolder });
    const role = roleOf(applicationUrl ?? url);
    if (role !== roleOf(url)) {
      await installJobs(url);
      await grantApplicationRights(client, role);
    }
  } finally {
    await client.end();
  }
}

/** How many migrations led to the schema of the database, of which the baseline stands for many; 0: it has none. */
export async function countMigrations(client: pg.ClientBase): Promise<number> {
  const found = await client.query<{ it: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as it",
  );
  if (found.rows[0]?.it === null) return 0;
  const { rows } = await client.query<{ all: number; since: number }>(
    `select count(*)::int as all, (count(*) filter (where created_at >= $1))::int as since
     from drizzle.__drizzle_migrations`,
    [readMigrationFiles({ migrationsFolder })[0]?.folderMillis],
  );
  const { all, since } = rows[0] ?? { all: 0, since: 0 };
  return since === 0 ? all : BASELINE - 1 + since;
}

/** The migrations in the folder, up to the one that so many led to. */
export function migrationsUpTo(count: number): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder }).slice(0, count - BASELINE + 1);
}

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);
