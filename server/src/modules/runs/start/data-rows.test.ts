import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { act, claim, createTest, ended, setCommit, testRunsOf, trigger } from '../testing/run-tools.ts';

const api = await openTestApi();

type End = 'passed' | 'failed' | 'error';

const USERS = [
  { name: 'user', is_secret: false },
  { name: 'password', is_secret: true },
];

async function saveTable(user: Client, id: number, columns: object[], ...rows: string[][]) {
  const body = { columns, rows: rows.map((cells) => ({ cells })) };
  const reply = await user.put(`/test_blueprint/${id}/table`, body);
  assert.equal(reply.status, 200, reply.text);
}

/** A test with the users as rows, who have passwords of their own. */
async function createDataTest(user: Client, ...users: string[]): Promise<number> {
  const id = await createTest(user, 'Sign in', { steps: [act('Type "{{user}}" into "Name"')] });
  await saveTable(user, id, USERS, ...users.map((name) => [name, `secret of ${name}`]));
  return id;
}

const itemsOf = async (user: Client, groupRunId: number) =>
  (await user.get(`/test_group_run/${groupRunId}`)).body.test_runs as {
    id: number;
    test_name: string;
    row_name: string | null;
    status: string;
  }[];
const rowsOf = async (user: Client, groupRunId: number) =>
  (await itemsOf(user, groupRunId)).map(({ row_name }) => row_name);

/** Runs the test and ends its runs one after the other. Returns the id of the group run. */
async function runAll(user: Client, id: number, ...ends: End[]): Promise<number> {
  const { id: groupRunId, testRunIds } = await trigger(user, id);
  for (const [index, end] of ends.entries()) await (await claim(api, testRunIds[index])).end(ended(end));
  return groupRunId;
}

async function rerunFailed(user: Client, groupRunId: number) {
  return user.post(`/test_group_run/${groupRunId}/rerun`, { only: 'failed' });
}

const historyOf = async (user: Client, id: number) =>
  (await user.get(`/test_blueprint/histories?ids=${id}`)).body.histories[0];

test('a test runs once for each row, with the values of the row before those of the run and the company', async () => {
  const user = await api.newCompany();
  for (const name of ['user', 'shop'])
    await user.put(`/company/variables/${name}`, { value: 'company', is_secret: false });
  const id = await createDataTest(user, 'anna', 'bob', 'anna');
  const plain = await createTest(user, 'Buy');
  const started = await user.post('/test_group_run/trigger_run', {
    test_blueprint_ids: [id, plain],
    variables: { user: 'run', shop: 'run' },
  });
  const items = await itemsOf(user, started.body.test_group_run.id);
  assert.deepEqual(
    items.map(({ test_name, row_name }) => [test_name, row_name]),
    [
      ['Sign in', 'anna'],
      ['Sign in', 'bob'],
      ['Sign in', 'anna (2)'],
      ['Buy', null],
    ],
  );
  assert.equal(started.body.test_group_run.totalTests, 4);
  const record = await claim(api, present(items[1]).id);
  const values = record.plan.values.toSorted((one, other) => one.name.localeCompare(other.name));
  assert.deepEqual(values, [
    { name: 'password', value: 'secret of bob', isSecret: true },
    { name: 'shop', value: 'run', isSecret: false },
    { name: 'user', value: 'bob', isSecret: false },
  ]);
  const { test_run: run } = (await user.get(`/test_run/${present(items[1]).id}`)).body;
  assert.deepEqual(
    [run.row_name, run.row_values],
    ['bob', [{ name: 'user', value: 'bob' }, { name: 'password', value: null }]], // prettier-ignore
  );
  const { rows } = await api.platform.database.pool.query('select row_values from test_runs');
  assert.ok(!JSON.stringify(rows).includes('secret of'));
});

test('an empty table runs once', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  await saveTable(user, id, USERS);
  assert.deepEqual(await rowsOf(user, (await trigger(user, id)).id), [null]);
});

test('a failed row fails the test, and only that row is run again, with its values as they are then', async () => {
  const user = await api.newCompany();
  const id = await createDataTest(user, 'anna', 'bob', 'carol');
  const groupRunId = await runAll(user, id, 'passed', 'failed', 'passed');
  const [listed] = (await user.get('/test_blueprint/list')).body.test_blueprints;
  assert.equal(listed.last_status, 'failed');
  assert.equal((await user.get(`/test_group_run/${groupRunId}`)).body.test_group_run.status, 'failed');
  await saveTable(user, id, USERS, ['dora', 'dora-secret'], ['bob', 'new-secret'], ['anna', 'anna-secret']);

  const again = (await rerunFailed(user, groupRunId)).body.test_group_run.id;
  assert.deepEqual(await rowsOf(user, again), ['bob']);
  const [testRunId] = await testRunsOf(user, again);
  const record = await claim(api, testRunId);
  assert.equal(record.plan.values.find(({ name }) => name === 'password')?.value, 'new-secret');
  await record.end(ended('passed'));
  const repeat = async (run: number, more: object = {}) =>
    rowsOf(user, (await user.post(`/test_group_run/${run}/rerun`, more)).body.test_group_run.id);
  assert.deepEqual(await repeat(again), ['bob'], 'all of a run of one row');
  const { id: bob } = present((await itemsOf(user, groupRunId))[1]);
  assert.deepEqual(await repeat(groupRunId, { test_run_id: bob }), ['bob'], 'by its test run');
  assert.deepEqual(await repeat(groupRunId), ['dora', 'bob', 'anna']);
});

test('one row of one test can be run by its name', async () => {
  const user = await api.newCompany();
  const id = await createDataTest(user, 'anna', 'bob');
  const startRow = (row_name: string, ...more: number[]) =>
    user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id, ...more], row_name });
  assert.deepEqual(await rowsOf(user, (await startRow('bob')).body.test_group_run.id), ['bob']);
  const gone = await startRow('carol');
  assert.deepEqual([gone.status, gone.body.code], [422, 'rows_deleted']);
  assert.equal((await startRow('bob', await createTest(user, 'Buy'))).status, 400);
});

test('where no failed row is left there is nothing to run again', async () => {
  const user = await api.newCompany();
  const id = await createDataTest(user, 'anna', 'bob');
  const groupRunId = await runAll(user, id, 'passed', 'failed');
  await saveTable(user, id, USERS, ['anna', 'anna-secret']);
  const reply = await rerunFailed(user, groupRunId);
  assert.deepEqual([reply.status, reply.body.code], [422, 'rows_deleted']);
  assert.equal(reply.body.error, 'The rows of this run are no longer in the tables of its tests.');
});

test('each row counts as a test of the run', async () => {
  const user = await api.newCompany();
  const names = Array.from({ length: 500 }, (_, index) => `user ${index}`);
  const ids = [await createDataTest(user, ...names), await createDataTest(user, ...names)];
  const body = { test_blueprint_ids: [...ids, await createTest(user, 'Buy')] };
  const reply = await user.post('/test_group_run/trigger_run', body);
  assert.deepEqual([reply.status, reply.body.code], [422, 'too_many_tests']);
  assert.match(reply.body.error, /^This run would have 1,001 test runs, because each row of a table counts/);
  assert.deepEqual((await user.get('/test_group_run/list')).body.test_group_runs, []);
});

test('the history of a test has one result for each group run, the worst, and compares each row with itself', async () => {
  const user = await api.newCompany();
  const id = await createDataTest(user, 'anna', 'bob');
  const first = await runAll(user, id, 'passed', 'failed');
  await runAll(user, id, 'passed', 'failed');
  let history = await historyOf(user, id);
  assert.deepEqual(
    [history.is_flaky, history.results.map(({ status }: { status: string }) => status)],
    [false, ['failed', 'failed']],
  );
  const failed = present((await itemsOf(user, first))[1]);
  assert.equal(history.results[0].test_run_id, failed.id);

  await saveTable(user, id, USERS, ['anna', 'secret of anna'], ['bob', 'corrected']);
  await runAll(user, id, 'passed', 'passed');
  await setCommit(api, id);
  history = await historyOf(user, id);
  assert.equal(history.is_flaky, false, 'the row has other values now');
  assert.deepEqual(
    history.results.map(({ is_changed }: { is_changed: boolean }) => is_changed),
    [false, false, true],
  );
  const last = await runAll(user, id, 'failed', 'passed');
  await setCommit(api, id);
  assert.equal((await historyOf(user, id)).is_flaky, true);

  const [anna, bob] = await itemsOf(user, last);
  const own = (await user.get(`/test_run/${present(bob).id}/history`)).body.history;
  assert.deepEqual(
    own.results.map(({ status }: { status: string }) => status),
    ['failed', 'failed', 'passed', 'passed'],
  );
  const passed = (await user.get(`/test_run/${present(anna).id}/last_passed`)).body.test_run;
  assert.equal(passed.row_name, 'anna');
});

test('steps in the editor run with the values of the first row', async () => {
  const user = await api.newCompany();
  const id = await createDataTest(user, 'anna', 'bob');
  const body = {
    starting_url: 'http://localhost/',
    test_blueprint_id: id,
    steps: [{ type: 'act', action: 'Type "{{user}}" into "Name"', use_vision: false, is_disabled: false }],
  };
  const reply = await user.post('/simulate', body);
  assert.equal(reply.status, 201, reply.text);
  const { rows } = await api.platform.database.pool.query<{ id: number }>(
    `select id from test_runs where kind = 'simulation' and blueprint_id = $1`,
    [id],
  );
  const record = await claim(api, rows[0]?.id);
  assert.equal(record.plan.values.find(({ name }) => name === 'user')?.value, 'anna');
});

test('reports name the row behind the test', async () => {
  const user = await api.newCompany();
  const id = await createDataTest(user, 'anna', 'bob');
  const groupRunId = await runAll(user, id, 'passed', 'failed');
  const junit = (await user.get(`/test_group_run/${groupRunId}/junit`)).text;
  assert.match(junit, /<testcase name="Sign in \[anna\]"/);
  assert.match(junit, /<testcase name="Sign in \[bob\]"[^>]*><failure/);
  const summary = (await user.get(`/test_group_run/${groupRunId}/summary`)).text;
  assert.match(summary, /Sign in \[bob\]/);
});
