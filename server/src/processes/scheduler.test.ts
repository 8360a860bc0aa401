import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../testing/start-process.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const platform = await openTestPlatform();
const { config } = platform;

test('it ends the runs of a worker that has gone, and stops in order on SIGTERM', async () => {
  const { newCompany, services } = await openTestApi(platform);
  const user = await newCompany();
  const steps = [{ step_number: 1, type: 'act', action: 'Click Buy' }];
  const body = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/', steps };
  const { id } = (await user.post('/test_blueprint/create', body)).body.test_blueprint;
  const started = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] });
  const url = `/test_group_run/${started.body.test_group_run.id}`;
  const [testRun] = (await user.get(url)).body.test_runs;
  assert.ok(await services.runs.openRecord(testRun.id, 0.1), 'the worker has the run');

  const scheduler = startProcess('scheduler', {
    DATA_FOLDER: config.dataFolder,
    DATABASE_URL: config.databaseUrl ?? '',
  });
  const deadline = Date.now() + 30_000;
  let status = 'running';
  while (status === 'running' && Date.now() < deadline) {
    await sleep(100);
    status = (await user.get(url)).body.test_group_run.status;
  }
  scheduler.child.kill('SIGTERM');
  assert.equal(await scheduler.exit, 0, scheduler.errors());
  assert.equal(status, 'error');
});
