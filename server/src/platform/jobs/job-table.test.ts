import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { PGBOSS_SCHEMA_VERSION } from './job-table-repository.ts';

const { database, jobs } = await openTestPlatform();
const { pool, queries } = database;

test("pg-boss's table is the one that the statements are made for", async () => {
  const { rows: versions } = await pool.query('select version from pgboss.version');
  assert.deepEqual(versions, [{ version: PGBOSS_SCHEMA_VERSION }]);
  const { rows: columns } = await pool.query(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = 'pgboss.job'::regclass and attname = any($1) order by attname`,
    [['name', 'state', 'data', 'priority', 'group_id', 'start_after', 'started_on']],
  );
  assert.deepEqual(Object.fromEntries(columns.map(({ name, type }) => [name, type])), {
    data: 'jsonb',
    group_id: 'text',
    name: 'text',
    priority: 'integer',
    start_after: 'timestamp with time zone',
    started_on: 'timestamp with time zone',
    state: 'pgboss.job_state',
  });
  const { rows: states } = await pool.query(
    'select unnest(enum_range(null::pgboss.job_state))::text as state',
  );
  assert.deepEqual(
    states.map(({ state }) => state),
    ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'],
  );
});

test('a requeued job keeps its trace, has one job, and is counted as waiting', async () => {
  const run = { id: 7, companyId: 1 };
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await queries.transaction((transaction) => jobs.enqueueFair('test-run', [run], transaction));
  await pool.query(`update pgboss.job set data = data || $1, state = 'retry' where name = 'test-run'`, [
    { traceparent },
  ]);
  await queries.transaction((transaction) => jobs.requeue('test-run', run, transaction));
  const { rows } = await pool.query(
    "select data, state, priority from pgboss.job where name = 'test-run' and data->>'id' = '7'",
  );
  assert.deepEqual(rows, [{ data: { id: '7', traceparent }, state: 'created', priority: 1 }]);
  assert.deepEqual(await jobs.findQueued('test-run', ['7', '8'], queries), ['7']);
  const depth = (await jobs.depths(queries)).find(({ queue }) => queue === 'test-run');
  assert.deepEqual([depth?.waiting, depth?.delayed, depth?.atWork], [1, 0, 0]);
});
