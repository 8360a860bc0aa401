import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log.ts';
import { NO_TRACING } from '../platform/tracing/tracing.ts';

/** Lays out a database once; every test file gets a copy of it, which takes milliseconds. */
export async function createTemplate(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `create database "${name}"`);
  const url = databaseUrl(serverUrl, name);
  await migrateDatabase(url);
  const jobs = await openJobs(url, createLog('warn'), false, NO_TRACING);
  await jobs.close();
}

/** A role that owns nothing, as the application has one in production. @returns the server's address for it */
export async function createApplicationRole(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  url.username = 'steplight_test_application';
  url.password = randomBytes(12).toString('hex');
  await onServer(
    serverUrl,
    `do $$ begin create role ${url.username} login; exception when duplicate_object then null; end $$;
     alter role ${url.username} password '${url.password}'`,
  );
  return url.href;
}

export async function dropTemplate(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, `drop database "${name}" with (force)`);
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
