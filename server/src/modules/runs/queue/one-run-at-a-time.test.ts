import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { eventually } from 'test-support';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { claim, createTest, ended, testRunsOf } from '../testing/run-tools.ts';
import { deadWorker } from '../testing/test-workers.ts';

const api = await openTestApi();
const { runQueue } = api.services;
const { jobs, database } = api.platform;

const body = (more: object = {}) => ({
  name: 'Staging',
  base_url: 'https://staging.example',
  headers: [],
  http_authentication: null,
  one_run_at_a_time: true,
  ...more,
});

/** A company whose environment takes one run at a time, and a way to start runs of a test there. */
async function setUp(more: object = {}) {
  const user = await api.newCompany();
  const environment = (await user.post('/environments', body(more))).body.environment;
  const test_blueprint_ids = [await createTest(user, 'Check'), await createTest(user, 'Rename')];
  const request = (given: object) =>
    user.post('/test_group_run/trigger_run', { test_blueprint_ids, environment: 'Staging', ...given });
  const start = async (given: object = {}): Promise<number> => {
    const reply = await request(given);
    assert.equal(reply.status, 201, reply.text);
    return reply.body.test_group_run.id;
  };
  return { user, id: environment.id as number, start };
}

const read = async (user: Client, id: number) =>
  (await user.get(`/test_group_run/${id}`)).body.test_group_run;
const places = async (user: Client, ...ids: number[]): Promise<number[]> => {
  const runs = await Promise.all(ids.map((id) => read(user, id)));
  return runs.map((run) => run.place_in_line);
};

/** How many of its tests workers are offered. */
async function offered(user: Client, id: number): Promise<number> {
  const ids = (await testRunsOf(user, id)).map(String);
  return (await jobs.findQueued('test-run', ids, database.queries)).length;
}

async function runAll(user: Client, id: number): Promise<void> {
  for (const testRun of await testRunsOf(user, id)) await (await claim(api, testRun)).end(ended('passed'));
}

/** As if the runs had waited for an hour. */
const letTimePass = () => database.pool.query("update test_runs set created_at = now() - interval '1 hour'");

test('runs of the environment wait for each other, in the order of their start, and say so', async () => {
  const { user, start } = await setUp();
  const [first, second, third] = [await start(), await start(), await start()];
  assert.deepEqual(await places(user, first, second, third), [0, 1, 2]);
  assert.deepEqual([await offered(user, first), await offered(user, second)], [2, 0]);
  const [early] = await testRunsOf(user, second);
  assert.equal(
    await runQueue.openRecord(present(early)),
    undefined,
    'a job that came too early starts nothing',
  );
  await letTimePass();
  await runQueue.requeueStranded();
  assert.equal(await offered(user, second), 0, 'what waits is not taken for lost');
  const { text } = await user.get(`/test_group_run/${third}/summary`);
  assert.match(text, /^waits: Waits for another run of Staging, 2nd in line$/m);

  await runAll(user, first);
  assert.deepEqual(await places(user, first, second, third), [0, 0, 1]);
  assert.deepEqual([await offered(user, second), await offered(user, third)], [2, 0]);
  assert.doesNotMatch((await user.get(`/test_group_run/${second}/summary`)).text, /^waits/m);
  await runAll(user, second);
  await runAll(user, third);
  assert.equal((await read(user, third)).status, 'passed');
});

test('a run that is started while another start is not stored yet waits for it', async () => {
  const { user, id, start } = await setUp();
  const suite = { name: 'Site', schedule_environment_id: id };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  await createTest(user, 'Scheduled', { test_blueprint_category_id: category.id });
  const due = { companyId: user.companyId, suiteId: category.id, fireAt: new Date() };
  const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let hasStarted = false;
  const [scheduled, other] = await database.queries.transaction(async (transaction) => {
    const first = await api.services.runs.startScheduled(due, transaction);
    const second = start().finally(() => (hasStarted = true));
    await eventually(async () => hasStarted || (await database.queries.execute(isWaiting)).rows.length > 0);
    return [first, { second }] as const;
  });
  assert.equal(scheduled.outcome, 'started');
  const second = await other.second;
  assert.deepEqual([await places(user, second), await offered(user, second)], [[1], 0]);
});

test('a run that is cancelled lets the next one begin, whether it has begun or waits', async () => {
  const { user, start } = await setUp();
  const [first, second, third] = [await start(), await start(), await start()];
  await user.post(`/test_group_run/${second}/cancel`, {});
  assert.deepEqual(await places(user, first, second, third), [0, 0, 1]);
  assert.deepEqual([await offered(user, first), await offered(user, third)], [2, 0]);
  const { rows } = await database.pool.query(
    "select data->>'id' as id from pgboss.job where name = 'test-run'",
  );
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length, 'no test is offered twice');
  await claim(api, (await testRunsOf(user, first))[0]);
  await user.post(`/test_group_run/${first}/cancel`, {});
  assert.equal(await offered(user, third), 2);
});

test('a run keeps its turn while its test is repeated for a dead worker, and ends it when that is given up', async () => {
  const { user, start } = await setUp();
  const [first, second] = [await start(), await start()];
  const [lost, other] = await testRunsOf(user, first);
  await (await claim(api, other)).end(ended('passed'));
  for (let attempt = 1; attempt <= 3; attempt++) {
    assert.equal(await offered(user, second), 0);
    await claim(api, lost, deadWorker());
    await runQueue.requeueLost();
  }
  assert.equal((await read(user, first)).status, 'error');
  assert.equal(await offered(user, second), 2);
});

test('when the environment is deleted, no run waits any more', async () => {
  const { user, id, start } = await setUp();
  const [first, second] = [await start(), await start()];
  assert.equal((await user.delete(`/environments/${id}`)).status, 204);
  await letTimePass();
  await runQueue.requeueStranded();
  for (const run of [first, second]) {
    assert.equal(await offered(user, run), 2);
    for (const testRun of await testRunsOf(user, run)) await runQueue.openRecord(testRun);
    assert.equal((await read(user, run)).status, 'error');
  }
});

test('the setting may change while runs wait, and a change of something else leaves it', async () => {
  const { user, id, start } = await setUp({ one_run_at_a_time: undefined });
  const [first, second] = [await start(), await start()];
  assert.deepEqual([await offered(user, first), await offered(user, second)], [2, 2]);
  await claim(api, (await testRunsOf(user, second))[0]);
  await user.put(`/environments/${id}`, body());
  const kept = await user.put(`/environments/${id}`, body({ one_run_at_a_time: undefined }));
  assert.equal(kept.body.environment.one_run_at_a_time, true);
  assert.deepEqual(await places(user, first, second), [1, 0], 'the one that has begun goes on');
  await user.put(`/environments/${id}`, body({ one_run_at_a_time: false }));
  assert.deepEqual(await places(user, first, second), [0, 0]);
});

test('other environments, and runs without one, do not wait', async () => {
  const { user, start } = await setUp();
  await start();
  await user.post('/environments', body({ name: 'Preview', one_run_at_a_time: false }));
  for (const environment of ['Preview', 'Preview', undefined, undefined]) {
    const id = await start({ environment });
    assert.deepEqual([await places(user, id), await offered(user, id)], [[0], 2], environment);
  }
});
