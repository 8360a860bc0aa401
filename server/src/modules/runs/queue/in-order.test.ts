import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { AttemptLostError } from '../../execution/execution-service.ts';
import { claim, createTest, ended, testRunsOf } from '../testing/run-tools.ts';
import { deadWorker } from '../testing/test-workers.ts';

const api = await openTestApi();
const { runQueue } = api.services;

/** A suite whose tests run in order, with a test for each title. */
async function createSuite(user: Client, titles: string[], settings: object = {}): Promise<number> {
  const suite = { name: 'Site', in_order: true, ...settings };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  for (const title of titles)
    await createTest(user, title, { test_blueprint_category_id: category.id, tags: ['site'] });
  return category.id;
}

async function start(user: Client, body: object): Promise<number> {
  const reply = await user.post('/test_group_run/trigger_run', body);
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_group_run.id;
}

/** The titles of the tests that workers are offered, in the order of the run. */
async function offered(user: Client, groupRunId: number): Promise<string[]> {
  const { test_runs: items } = (await user.get(`/test_group_run/${groupRunId}`)).body;
  const pending: { id: number; test_name: string }[] = items.filter(
    ({ status }: { status: string }) => status === 'pending',
  );
  const { jobs, database } = api.platform;
  const ids = pending.map(({ id }) => String(id));
  const queued = new Set(await jobs.findQueued('test-run', ids, database.queries));
  return pending.filter(({ id }) => queued.has(String(id))).map((item) => item.test_name);
}

/** Executes the one test that is offered. */
async function runNext(
  user: Client,
  groupRunId: number,
  title: string,
  status: 'passed' | 'failed' = 'passed',
) {
  assert.deepEqual(await offered(user, groupRunId), [title]);
  const { test_runs: items } = (await user.get(`/test_group_run/${groupRunId}`)).body;
  const { id } = items.find((item: { test_name: string }) => item.test_name === title);
  const record = await claim(api, id);
  assert.deepEqual(await offered(user, groupRunId), [], 'the others wait');
  await record.end(ended(status));
}

test('the tests of a suite run one after the other, each with its retries, whatever their results', async () => {
  const user = await api.newCompany();
  const suiteId = await createSuite(user, ['Check', 'Rename', 'Delete'], { retries: 1 });
  const id = await start(user, { test_blueprint_category_id: suiteId });
  const [, second] = await testRunsOf(user, id);
  assert.equal(await runQueue.openRecord(second ?? 0), undefined, 'a job that came too early starts nothing');
  await runNext(user, id, 'Check', 'failed');
  await runNext(user, id, 'Check', 'failed');
  await runNext(user, id, 'Rename', 'failed');
  await runNext(user, id, 'Rename');
  await runNext(user, id, 'Delete');
  const { test_group_run: run } = (await user.get(`/test_group_run/${id}`)).body;
  assert.deepEqual([run.status, run.passedTests, run.totalTests], ['failed', 2, 3]);
});

test('a test whose worker has died is repeated in its place', async () => {
  const user = await api.newCompany();
  const suiteId = await createSuite(user, ['Check', 'Rename']);
  const id = await start(user, { test_blueprint_category_id: suiteId });
  const [first] = await testRunsOf(user, id);
  for (let lost = 1; lost < 3; lost++) {
    await claim(api, first, deadWorker());
    await runQueue.requeueLost();
    assert.deepEqual(await offered(user, id), ['Check']);
  }
  await claim(api, first, deadWorker());
  await runQueue.requeueLost();
  assert.deepEqual(await offered(user, id), ['Rename'], 'a test that has ended holds up no other');
});

test('what waits for its turn is not taken for lost, and a turn whose job was lost is found', async () => {
  const user = await api.newCompany();
  const suiteId = await createSuite(user, ['Check', 'Rename', 'Delete']);
  const id = await start(user, { test_blueprint_category_id: suiteId });
  const { pool } = api.platform.database;
  await pool.query("update test_runs set created_at = now() - interval '1 hour' where group_run_id = $1", [
    id,
  ]);
  await runQueue.requeueStranded();
  await runNext(user, id, 'Check');
  await pool.query("delete from pgboss.job where name = 'test-run'");
  await runQueue.requeueStranded();
  await runNext(user, id, 'Rename');
});

test('after a cancellation nothing begins, also when the worker of the first test ends late', async () => {
  const user = await api.newCompany();
  const suiteId = await createSuite(user, ['Check', 'Rename']);
  const id = await start(user, { test_blueprint_category_id: suiteId });
  const [first, second] = await testRunsOf(user, id);
  const record = await claim(api, first);
  await user.post(`/test_group_run/${id}/cancel`, {});
  await assert.rejects(record.end(ended('passed')), AttemptLostError);
  const { jobs, database } = api.platform;
  assert.deepEqual(await jobs.findQueued('test-run', [`${second}`], database.queries), []);
  const { test_group_run: run } = (await user.get(`/test_group_run/${id}`)).body;
  assert.equal(run.status, 'cancelled');
});

test('some of its tests keep their order too: a choice, a tag, a shard, those that failed, and beside tests of other suites', async () => {
  const user = await api.newCompany();
  const suiteId = await createSuite(user, ['Check', 'Rename', 'Delete']);
  const shard = await start(user, { test_blueprint_category_id: suiteId, shard: { index: 1, total: 2 } });
  await runNext(user, shard, 'Check');
  await runNext(user, shard, 'Delete');

  await createTest(user, 'Other', { tags: ['site'] });
  const { test_blueprints: tests } = (await user.get('/test_blueprint/list')).body;
  const ids: number[] = tests.map(({ id }: { id: number }) => id);
  const chosen = await start(user, { test_blueprint_ids: ids.toSorted((one, other) => other - one) });
  assert.deepEqual(await offered(user, chosen), ['Check', 'Other']);

  const tagged = await start(user, { tags: ['site'] });
  assert.deepEqual(await offered(user, tagged), ['Check', 'Other']);

  const whole = await start(user, { test_blueprint_category_id: suiteId });
  await runNext(user, whole, 'Check', 'failed');
  await runNext(user, whole, 'Rename');
  await runNext(user, whole, 'Delete', 'failed');
  const again = await user.post(`/test_group_run/${whole}/rerun`, { only: 'failed' });
  await runNext(user, again.body.test_group_run.id, 'Check');
  await runNext(user, again.body.test_group_run.id, 'Delete');
});

test('without the setting all tests are offered at once', async () => {
  const user = await api.newCompany();
  const suiteId = await createSuite(user, ['Check', 'Rename'], { in_order: false });
  const id = await start(user, { test_blueprint_category_id: suiteId });
  assert.deepEqual(await offered(user, id), ['Check', 'Rename']);
});
