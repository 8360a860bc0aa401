import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { mayChangeAuditLog } from '../../platform/database/application-rights.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { auditEvents } from './tables.ts';

const api = await openTestApi();
const { platform, services } = api;
const user = await api.newCompany();

const count = async (): Promise<number> => {
  const { rows } = await platform.database.pool.query('select count(*)::int as count from audit_events');
  return rows[0].count;
};

async function asOwner(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: platform.config.databaseOwnerUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

const FORBIDDEN = [
  "update audit_events set actor = 'someone else'",
  'delete from audit_events',
  "delete from audit_events where at < now() - interval '10 years'",
  'truncate audit_events',
  'drop table audit_events',
  'drop trigger audit_events_row on audit_events',
  'alter table audit_events disable trigger all',
  'alter table audit_events disable trigger audit_events_row',
  'alter table audit_events rename to gone',
  'alter table audit_events owner to current_user',
  'set session_replication_role = replica',
  'set role steplight',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return old; end'`,
  'drop function refuse_audit_change() cascade',
  'create table public.more (id integer)',
  'drop schema public cascade',
  `insert into audit_events (id, company_id, actor, actor_kind, action, subject_type, subject)
     overriding system value values (1, 1, 'x', 'system', 'test.created', 'test', 'x')
     on conflict (id) do update set actor = 'someone else'`,
];

for (const statement of FORBIDDEN)
  test(`the application cannot: ${statement.slice(0, 70)}`, async () => {
    const before = await count();
    assert.ok(before > 0);
    await assert.rejects(
      platform.database.pool.query(statement),
      /permission denied|must be owner|cannot be/,
    );
    assert.equal(await count(), before);
  });

test('a role that could is known when a process starts', async () => {
  assert.equal(await mayChangeAuditLog(platform.database.pool), false);
  const owner = await openTestPlatform({ ownsTables: true });
  assert.equal(await mayChangeAuditLog(owner.database.pool), true);
});

test('the application cannot give itself rights', async () => {
  const { pool } = platform.database;
  // Only a warning of the database.
  await pool.query('grant update, delete on audit_events to current_user');
  await assert.rejects(pool.query("update audit_events set actor = 'x'"), /permission denied/);
});

test('the application reads and adds', async () => {
  const before = await count();
  await user.post('/test_blueprint_category/create', { name: 'Checkout' });
  assert.ok((await count()) > before);
});

test('the owner of the table does not change, and does not remove what is young', async () => {
  for (const statement of [
    "update audit_events set actor = 'someone else'",
    'delete from audit_events',
    'truncate audit_events',
  ])
    await assert.rejects(asOwner(statement), /cannot be changed or removed/, statement);
});

test('events go when they are older than the retention, by the owner only', async () => {
  const { queries, pool } = platform.database;
  const common = { companyId: user.companyId, actor: 'ada', actorKind: 'person' as const };
  const event = { ...common, action: 'test.created', subjectType: 'test' };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  await queries.insert(auditEvents).values([
    { ...event, subject: 'too old', at: daysAgo(366) },
    { ...event, subject: 'old enough to be removed by a shorter retention', at: daysAgo(364) },
  ]);
  await assert.rejects(pool.query("delete from audit_events where subject = 'too old'"), /permission denied/);
  const before = await count();
  await services.audit.removeOld();
  assert.equal(await count(), before - 1);
  const { rows } = await pool.query("select 1 from audit_events where subject = 'too old'");
  assert.equal(rows.length, 0);
});
