import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../../testing/present.ts';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { act, claim, createTest, ended } from '../testing/run-tools.ts';

const api = await openTestApi();

/** A group run of a suite with these retries, and one test for each title. */
async function start(user: Client, retries: number, titles = ['Buy'], body: object = {}) {
  const suite = { name: 'Checkout', retries };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  for (const title of titles)
    await createTest(user, title, {
      test_blueprint_category_id: category.id,
      steps: [act('Click Buy'), act('Click Pay')],
    });
  const trigger = { test_blueprint_category_id: category.id, ...body };
  const reply = await user.post('/test_group_run/trigger_run', trigger);
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_group_run.id as number;
}

const read = async (user: Client, id: number) => (await user.get(`/test_group_run/${id}`)).body;
const current = async (user: Client, id: number): Promise<number> =>
  present((await read(user, id)).test_runs[0]).id;

/** One try of the first test of the group run, which ends so. @returns the id of the test run. */
async function tryOnce(user: Client, groupRunId: number, status: 'passed' | 'failed' | 'error') {
  const id = await current(user, groupRunId);
  const record = await claim(api, id);
  const outcome = exampleOutcome({ isSuccessful: status === 'passed', result: 'The button is missing.' });
  if (status !== 'error') await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome });
  await record.end(ended(status));
  return id;
}

test('a failed test is tried again from its first step, and passing then is flaky', async () => {
  const user = await api.newCompany();
  const id = await start(user, 2);
  const first = await tryOnce(user, id, 'failed');
  const between = await read(user, id);
  assert.equal(between.test_group_run.status, 'running');
  assert.equal(between.test_group_run.totalTests, 1);
  const [item] = between.test_runs;
  assert.deepEqual(item.earlier_tries, [{ id: first, status: 'failed' }]);
  assert.equal(item.status, 'pending');
  assert.equal(item.total_steps, 2);
  const queued = await api.platform.jobs.findQueued(
    'test-run',
    [String(item.id)],
    api.platform.database.queries,
  );
  assert.deepEqual(queued, [String(item.id)]);

  const second = await tryOnce(user, id, 'passed');
  const end = await read(user, id);
  assert.equal(end.test_group_run.status, 'passed');
  assert.equal(end.test_group_run.passedTests, 1);
  assert.equal(end.test_group_run.flaky_tests, 1);
  assert.equal(end.test_runs[0].is_flaky, true);
  for (const one of [first, second])
    assert.deepEqual((await user.get(`/test_run/${one}`)).body.test_run.tries, [
      { id: first, status: 'failed' },
      { id: second, status: 'passed' },
    ]);
  const { history } = (await user.get(`/test_run/${second}/history`)).body;
  assert.equal(history.is_flaky, true);
  assert.deepEqual(
    history.results.map((result: { test_run_id: number; is_flaky: boolean }) => [
      result.test_run_id,
      result.is_flaky,
    ]),
    [[second, true]],
  );
  const [listed] = (await user.get('/test_blueprint/list')).body.test_blueprints;
  assert.deepEqual(
    [listed.last_run_id, listed.last_status, listed.last_run_is_flaky],
    [second, 'passed', true],
  );
  const [suite] = (await user.get('/test_blueprint_category/list')).body.categories;
  assert.equal(suite.recent_runs[0].is_flaky, true);
});

test('tests that are started by themselves have the retries of their suites, unless the start says otherwise', async () => {
  const user = await api.newCompany();
  const testIn = async (title: string, retries?: number) => {
    const created = async () =>
      (await user.post('/test_blueprint_category/create', { name: title, retries })).body.category.id;
    const suiteId = retries === undefined ? null : await created();
    return createTest(user, title, { test_blueprint_category_id: suiteId, tags: ['shop'] });
  };
  const ids = [await testIn('Buy', 1), await testIn('Pay', 2), await testIn('View')];
  const startedBy = async (body: object): Promise<number> =>
    (await user.post('/test_group_run/trigger_run', body)).body.test_group_run.id;
  /** How many tries each test gets if all fail. */
  const triesOf = async (id: number) => {
    for (let isOver = false; !isOver;) {
      const { test_runs: items } = await read(user, id);
      const pending = items.filter(({ status }: { status: string }) => status === 'pending');
      for (const item of pending) await (await claim(api, item.id)).end(ended('failed'));
      isOver = pending.length === 0;
    }
    const { test_runs: items } = await read(user, id);
    const tries = items.map((item: { test_name: string; earlier_tries: unknown[] }) => [
      item.test_name,
      item.earlier_tries.length + 1,
    ]);
    return Object.fromEntries(tries) as Record<string, number>;
  };
  const ofSuites = { Buy: 2, Pay: 3, View: 1 };
  const once = { Buy: 1, Pay: 1, View: 1 };
  const id = await startedBy({ test_blueprint_ids: ids });
  assert.equal((await read(user, id)).test_group_run.retries, 2);
  assert.deepEqual(await triesOf(id), ofSuites);
  assert.deepEqual(await triesOf(await startedBy({ tags: ['shop'] })), ofSuites);
  const again = await user.post(`/test_group_run/${id}/rerun`, { only: 'all' });
  assert.deepEqual(await triesOf(again.body.test_group_run.id), ofSuites);
  const given = await startedBy({ test_blueprint_ids: ids, retries: 0 });
  assert.deepEqual(await triesOf(given), once);
  const repeated = await user.post(`/test_group_run/${given}/rerun`, { only: 'all' });
  assert.deepEqual(await triesOf(repeated.body.test_group_run.id), once);
});

test('the last try counts when none has passed', async () => {
  const user = await api.newCompany();
  const id = await start(user, 1);
  await tryOnce(user, id, 'failed');
  await tryOnce(user, id, 'failed');
  const end = await read(user, id);
  assert.equal(end.test_group_run.status, 'failed');
  assert.equal(end.test_runs.length, 1);
  assert.equal(end.test_runs[0].is_flaky, false);
  assert.equal(end.test_runs[0].earlier_tries.length, 1);
});

test('without retries, and where the browser broke, nothing is tried again', async () => {
  const user = await api.newCompany();
  for (const [retries, status] of [
    [0, 'failed'],
    [2, 'error'],
  ] as const) {
    const id = await start(user, retries);
    await tryOnce(user, id, status);
    const end = await read(user, id);
    assert.equal(end.test_group_run.status, status);
    assert.deepEqual(end.test_runs[0].earlier_tries, []);
  }
});

test('the start of a run can say how often, for tests without a suite too', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const body = { test_blueprint_ids: [testId], retries: 1 };
  const reply = await user.post('/test_group_run/trigger_run', body);
  const { id, retries } = reply.body.test_group_run;
  assert.equal(retries, 1);
  const [first] = (await read(user, id)).test_runs;
  await (await claim(api, first.id)).end(ended('failed'));
  assert.equal((await read(user, id)).test_runs[0].earlier_tries.length, 1);
  assert.equal((await user.post('/test_group_run/trigger_run', { ...body, retries: 3 })).status, 400);
  const none = await start(user, 2, ['Buy'], { retries: 0 });
  await tryOnce(user, none, 'failed');
  assert.equal((await read(user, none)).test_group_run.status, 'failed');
});

test('a repetition keeps the retries and runs each test once', async () => {
  const user = await api.newCompany();
  const id = await start(user, 1);
  await tryOnce(user, id, 'failed');
  await tryOnce(user, id, 'failed');
  const reply = await user.post(`/test_group_run/${id}/rerun`, { only: 'failed' });
  assert.equal(reply.status, 201, reply.text);
  assert.equal(reply.body.test_group_run.retries, 1);
  assert.equal(reply.body.test_group_run.totalTests, 1);
});

test('cancelling during a retry ends everything, and nothing is tried again', async () => {
  const user = await api.newCompany();
  const id = await start(user, 2);
  await tryOnce(user, id, 'failed');
  const record = await claim(api, await current(user, id));
  await user.post(`/test_group_run/${id}/cancel`);
  await assert.rejects(record.end(ended('failed')));
  const end = await read(user, id);
  assert.equal(end.test_group_run.status, 'cancelled');
  assert.equal(end.test_runs[0].status, 'cancelled');
  assert.equal(end.test_runs[0].earlier_tries.length, 1);
});

test('an end that is stored twice makes one more try only', async () => {
  const user = await api.newCompany();
  const id = await start(user, 2);
  const record = await claim(api, await current(user, id));
  await record.end(ended('failed'));
  await assert.rejects(record.end(ended('failed')));
  assert.equal((await read(user, id)).test_runs[0].earlier_tries.length, 1);
  assert.equal((await read(user, id)).test_runs.length, 1);
});

test('a requeued retry stays the same try', async () => {
  const user = await api.newCompany();
  const id = await start(user, 1);
  await tryOnce(user, id, 'failed');
  const second = await current(user, id);
  await (await claim(api, second)).requeue?.();
  assert.equal(await current(user, id), second);
  await tryOnce(user, id, 'passed');
  assert.equal((await read(user, id)).test_group_run.flaky_tests, 1);
});

test('reports count a flaky test once and list its tries', async () => {
  const user = await api.newCompany();
  const id = await start(user, 1);
  const first = await tryOnce(user, id, 'failed');
  await tryOnce(user, id, 'passed');
  const ctrf = (await user.get(`/test_group_run/${id}/ctrf`)).body.results;
  assert.equal(ctrf.summary.tests, 1);
  assert.equal(ctrf.summary.flaky, 1);
  const [reported] = ctrf.tests;
  assert.equal(reported.flaky, true);
  assert.equal(reported.retries, 1);
  assert.equal(reported.retryAttempts[0].status, 'failed');
  assert.match(reported.retryAttempts[0].extra.url, new RegExp(`/testrun/${first}$`));
  const junit = (await user.get(`/test_group_run/${id}/junit`)).text;
  assert.match(junit, /tests="1" failures="0"/);
  assert.match(junit, /flaky: passed at the 2nd try/);
  const summary = (await user.get(`/test_group_run/${id}/summary`)).text;
  assert.match(summary, /1 of 1 tests passed, 1 of them flaky/);
  const comment = (await user.get(`/test_group_run/${id}/comment`)).text;
  assert.match(comment, /flaky: passed at the 2nd try/);
});
