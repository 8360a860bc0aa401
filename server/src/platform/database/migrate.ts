import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installJobs } from '../jobs/install-jobs.ts';
import { grantApplicationRights } from './application-rights.ts';

export const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');
/** Any number, as long as all processes take the same one. */
const LOCK = 727_001;

/**
 * Migrates the schema; an advisory lock lets one process at a time do so. `applicationUrl`: as whom the application connects; where that is not
 * the owner, its role gets the rights that the application needs.
 */
export async function migrateDatabase(url: string, applicationUrl?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
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

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);
