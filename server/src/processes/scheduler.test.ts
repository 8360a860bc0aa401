import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deadWorker } from '../modules/runs/testing/test-workers.ts';
import { eventually } from 'test-support';
import { startProcess } from '../testing/start-process.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

/** A process has to start first. */
const STARTED = { timeout: 180_000 };

const platform = await openTestPlatform();
const { config } = platform;

test('it requeues the runs of a dead worker, starts suites on time, counts unclear steps after an upgrade, and stops in order on SIGTERM', async () => {
  const { newCompany, services } = await openTestApi(platform);
  const user = await newCompany();
  const { category } = (
    await user.post('/test_blueprint_category/create', {
      name: 'Nightly',
      schedule_enabled: true,
      schedule_expression: '0 9 * * ? *',
    })
  ).body;
  const steps = [{ step_number: 1, type: 'act', action: 'Click Buy' }];
  await user.post('/test_blueprint/create', {
    title: 'Buy',
    type: 'integration',
    starting_url: 'http://localhost/',
    test_blueprint_category_id: category.id,
    steps,
  });
  const started = await user.post('/test_group_run/trigger_run', {
    test_blueprint_category_id: category.id,
  });
  const lost = started.body.test_group_run.id;
  const [testRun] = (await user.get(`/test_group_run/${lost}`)).body.test_runs;
  assert.ok(await services.runQueue.openRecord(testRun.id, deadWorker()), 'the worker has the run');

  await platform.database.pool.query('update blueprints set unclear_steps = null, language_version = null');
  const scheduler = startProcess('scheduler', {
    DATA_FOLDER: config.dataFolder,
    DATABASE_URL: config.databaseUrl ?? '',
    DATABASE_OWNER_URL: config.databaseOwnerUrl ?? '',
  });
  /** The newest run, once there are so many and it has one of these states. */
  const newest = (count: number, statuses: string[]) =>
    eventually(async () => {
      const { test_group_runs: runs } = (await user.get('/test_group_run/list')).body;
      assert.ok(runs.length === count && statuses.includes(runs[0].status), scheduler.errors());
      return runs[0];
    }, STARTED);
  const restarted = await eventually(async () => {
    const record = await services.runQueue.openRecord(testRun.id);
    assert.ok(record, scheduler.errors());
    return record;
  }, STARTED);
  await restarted.end({ status: 'passed', error: null, video: null });

  const dueAt = new Date(Date.now() + 1300);
  await platform.database.pool.query('update suites set next_fire_at = $1', [dueAt]);
  const run = await newest(2, ['pending']);
  assert.ok(Date.parse(run.created_at) >= dueAt.getTime(), 'not before it was due');

  const [counted] = (await user.get('/test_blueprint/list')).body.test_blueprints;
  assert.equal(counted.unclear_steps, 0);

  scheduler.child.kill('SIGTERM');
  assert.equal(await scheduler.exit, 0, scheduler.errors());
});
