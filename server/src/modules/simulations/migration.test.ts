import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepLabel } from 'shared/format';
import { LEFT_BEHIND, TABLES } from '../../commands/transfer/tables.ts';
import { migrateDatabase } from '../../platform/database/migrate.ts';
import { rewindDatabase } from '../../platform/database/rewind.ts';
import { present } from '../../testing/present.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';

/** The migrations of the last version with tables of their own for simulations. */
const MIGRATIONS = 12;

const DONE = '0b9a7c3e-52a8-4a53-9a2e-6f2f3c1d4e5f';
const OPEN = '1b9a7c3e-52a8-4a53-9a2e-6f2f3c1d4e5f';

test('simulations of an earlier version are kept as trials; what was executed then ends or is requeued; marks get their new names', async () => {
  const api = await openTestApi(await openTestPlatform({ ownsTables: true }));
  const { pool, url } = api.platform.database;
  const client = await pool.connect();
  try {
    await rewindDatabase(client, [...TABLES.map(({ name }) => name), ...LEFT_BEHIND], MIGRATIONS);
  } finally {
    client.release();
  }
  await pool.query(`
    insert into companies (id, name, api_key_encrypted, api_key_hash) overriding system value values (7, 'Shop', 'a', 'b');
    insert into simulations (id, company_id, starting_url, status, error, initial_screenshot_key, expires_at) values
      ('${DONE}', 7, 'http://localhost/', 'failed', 'No button "Pay".', 'simulations/7/${DONE}/start.jpg', now() + interval '1 hour'),
      ('${OPEN}', 7, 'http://localhost/', 'running', null, null, now() + interval '1 hour');
    insert into simulation_steps (simulation_id, step_number, module_step_number, type, task, use_vision, status, reason) values
      ('${DONE}', 1, null, 'act', 'Click "Sign in"', false, 'completed', 'Clicked.'),
      ('${DONE}', 2, 1, 'act', 'Click "Pay"', false, 'failed', 'No button "Pay".'),
      ('${DONE}', 3, 2, 'act', 'Click "Done"', false, 'pending', null),
      ('${OPEN}', 1, 1, 'act', 'Click "Buy"', false, 'running', null);
    insert into simulation_actions (step_id, action_number, type, description, is_successful, screenshot_key)
      select id, 1, 'click_element_by_index', 'Click "Sign in"', true, 'simulations/7/${DONE}/1-1.jpg'
      from simulation_steps where task = 'Click "Sign in"';
    insert into group_runs (id, company_id, name, status) overriding system value values (3, 7, 'Nightly', 'running');
    insert into test_runs (company_id, group_run_id, name, status, attempt, lease_until, worker)
      values (7, 3, 'Buy', 'running', 1, now() + interval '10 seconds', 42);
    with run as (
      insert into test_runs (company_id, group_run_id, name, status) values (7, 3, 'Old', 'failed') returning id)
      insert into test_run_steps (test_run_id, step_number, type, task, use_vision, is_successful, result, marks)
      select id, 1, 'act', 'Click "Buy"', false, false, 'No.',
        '[{"kind": "begun_again", "text": "a"}, {"kind": "pictures_lost", "text": "b"}]' from run;
    insert into pgboss.job (name, data) values ('simulation', '{"id":"${OPEN}"}');
    update pgboss.queue set heartbeat_seconds = 30 where name = 'test-run'`);

  await migrateDatabase(url);

  const done = await api.services.simulations.get(7, DONE);
  assert.deepEqual([done.status, done.error], ['failed', 'No button "Pay".']);
  assert.match(done.initial_screenshot_url ?? '', new RegExp(`/artifacts/simulations/7/${DONE}/start.jpg`));
  assert.deepEqual(
    done.steps.map(({ status, reason, module_step_number, place, actions }) => [
      status,
      reason,
      module_step_number,
      stepLabel(place),
      actions.length,
    ]),
    [
      ['completed', 'Clicked.', undefined, 'L.1', 1],
      ['failed', 'No button "Pay".', 1, '1', 0],
      ['pending', null, 2, '2', 0],
    ],
  );
  const open = await api.services.simulations.get(7, OPEN);
  assert.deepEqual(
    [open.status, open.error],
    ['failed', 'The service was updated while the simulation ran.'],
  );
  await api.services.runQueue.requeueLost();
  const { test_runs: runs } = await api.services.runs.get(7, 3);
  assert.deepEqual(
    runs.map(({ status }) => status),
    ['pending', 'failed'],
  );
  const old = await api.services.testRuns.get(7, present(runs[1]).id);
  assert.deepEqual(
    old.results.map(({ place, marks }) => [stepLabel(place), marks.map(({ kind }) => kind)]),
    [['1', ['restarted', 'screenshots_lost']]],
  );
  const { rows: jobs } = await pool.query(
    "select name from pgboss.job where name in ('simulation', 'test-run')",
  );
  assert.deepEqual(jobs, [{ name: 'test-run' }]);
  const { rows: queues } = await pool.query('select from pgboss.queue where heartbeat_seconds is not null');
  assert.deepEqual(queues, []);
});
