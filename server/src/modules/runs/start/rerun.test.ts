import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { act, claim, createTest, ended, testRunsOf, trigger } from '../testing/run-tools.ts';

const api = await openTestApi();

const keyOf = async (user: Client) => api.as((await user.get('/company/me')).body.company.api_key);

async function suiteOf(user: Client): Promise<number> {
  return (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body.category.id;
}

/** Starts the tests and ends them one after the other. Returns the id of the group run. */
async function runAll(user: Client, ids: number[], ...ends: ('passed' | 'failed' | 'error')[]) {
  const { id, testRunIds } = await trigger(user, ...ids);
  for (const [index, end] of ends.entries()) await (await claim(api, testRunIds[index])).end(ended(end));
  return id;
}

const rerun = (user: Client, id: number, body: object = {}) => user.post(`/test_group_run/${id}/rerun`, body);

async function tasksOf(user: Client, groupRunId: number): Promise<string[]> {
  const runs = await Promise.all(
    (await testRunsOf(user, groupRunId)).map((id) => user.get(`/test_run/${id}`)),
  );
  return runs.flatMap(({ body }) => body.test_run.results.map(({ task }: { task: string }) => task));
}

test('a group run names a person, a pipeline or the schedule as its starter', async () => {
  const user = await api.newCompany();
  const suiteId = await suiteOf(user);
  await createTest(user, 'Buy', { test_blueprint_category_id: suiteId });
  const body = { test_blueprint_category_id: suiteId };
  const byPerson = await user.post('/test_group_run/trigger_run', body);
  assert.equal(byPerson.body.test_group_run.started_by, 'person');
  const byKey = await (await keyOf(user)).post('/test_group_run/trigger_run', body);
  assert.equal(byKey.body.test_group_run.started_by, 'pipeline');
  for (const { body: made } of [byPerson, byKey])
    await user.post(`/test_group_run/${made.test_group_run.id}/cancel`);
  await api.platform.database.queries.transaction((transaction) =>
    api.services.runs.startScheduled({ companyId: user.companyId, suiteId, fireAt: new Date() }, transaction),
  );
  const listed = (await user.get('/test_group_run/list')).body.test_group_runs;
  assert.deepEqual(
    listed.map((run: { started_by: string }) => run.started_by),
    ['schedule', 'pipeline', 'person'],
  );
});

test('a run is repeated with its tests as they stand now, without the deleted ones, under its name and suite', async () => {
  const user = await api.newCompany();
  const suiteId = await suiteOf(user);
  const more = { test_blueprint_category_id: suiteId };
  const [first, second] = [await createTest(user, 'Buy', more), await createTest(user, 'Return', more)];
  const started = await user.post('/test_group_run/trigger_run', { ...more, name: 'Before the release' });
  const id: number = started.body.test_group_run.id;
  for (const testRunId of await testRunsOf(user, id))
    await (await claim(api, testRunId)).end(ended('passed'));
  await createTest(user, 'Added later', more);
  await user.delete(`/test_blueprint/delete/${second}`);
  await user.put(`/test_blueprint/update/${first}`, {
    title: 'Buy two',
    type: 'integration',
    steps: [act('Click Buy'), act('Click Buy')],
  });

  const reply = await rerun(user, id, { only: 'all' });
  assert.equal(reply.status, 201, reply.text);
  const { test_group_run: made, url } = reply.body;
  assert.deepEqual([made.name, made.status, made.totalTests], ['Before the release', 'pending', 1]);
  assert.equal(reply.headers.location, `/test_group_run/${made.id}`);
  assert.match(url, new RegExp(`/dashboard/grouprun/${made.id}$`));
  assert.deepEqual(await tasksOf(user, made.id), ['Click Buy', 'Click Buy']);
  const scheduled = api.platform.database.queries.transaction((transaction) =>
    api.services.runs.startScheduled({ companyId: user.companyId, suiteId, fireAt: new Date() }, transaction),
  );
  assert.deepEqual(await scheduled, { outcome: 'unfinished' }, 'it is a run of the suite');
});

test('only the tests that did not pass are repeated on request', async () => {
  const user = await api.newCompany();
  const titles = ['Passes', 'Fails', 'Breaks', 'Never begins'];
  const ids: number[] = [];
  for (const title of titles) ids.push(await createTest(user, title));
  const id = await runAll(user, ids, 'passed', 'failed', 'error');
  await user.post(`/test_group_run/${id}/cancel`);
  const { test_group_run: made } = (await rerun(user, id, { only: 'failed' })).body;
  const { test_runs: items } = (await user.get(`/test_group_run/${made.id}`)).body;
  assert.deepEqual(
    items.map((item: { test_name: string }) => item.test_name),
    titles.slice(1),
  );
  const { name } = (await user.get(`/test_group_run/${id}`)).body.test_group_run;
  assert.equal(made.name, `${name} (tests that did not pass)`);
  for (const { id: testRunId } of items) await (await claim(api, testRunId)).end(ended('failed'));
  assert.equal((await rerun(user, made.id, { only: 'failed' })).body.test_group_run.name, made.name);
});

test('one test of a run is repeated by itself, as the run was started', async () => {
  const user = await api.newCompany();
  const more = { steps: [act('Click "Buy"')] };
  const ids = [await createTest(user, 'Buy', more), await createTest(user, 'Return', more)];
  const settings = { base_url: 'https://pr-7.example', frozen: true, retries: 1 };
  const started = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: ids, ...settings });
  assert.equal(started.status, 201, started.text);
  const id: number = started.body.test_group_run.id;
  const [first, second] = await testRunsOf(user, id);
  await (await claim(api, first)).end(ended('failed'));
  const waiting = await rerun(user, id, { test_run_id: second });
  assert.deepEqual([waiting.status, waiting.body.code], [409, 'run_unfinished']);
  assert.equal((await rerun(user, id, { test_run_id: first })).status, 409, 'it is tried again');
  const items = (await user.get(`/test_group_run/${id}`)).body.test_runs;
  const retry = items.find((item: { test_name: string }) => item.test_name === 'Buy').id;
  await (await claim(api, retry)).end(ended('passed'));

  const reply = await rerun(user, id, { test_run_id: first });
  assert.equal(reply.status, 201, reply.text);
  const { name, base_url, is_frozen, retries, totalTests } = reply.body.test_group_run;
  assert.deepEqual(
    [name, base_url, is_frozen, retries, totalTests],
    ['Manual Run: Buy', 'https://pr-7.example', true, 1, 1],
  );
  const other = await trigger(user, present(ids[0]));
  assert.equal((await rerun(user, other.id, { test_run_id: first })).status, 404);
});

test('what cannot be repeated is refused with a reason', async () => {
  const [user, stranger] = [await api.newCompany(), await api.newCompany()];
  const testId = await createTest(user, 'Buy');
  const { id: running } = await trigger(user, testId);
  const early = await rerun(user, running);
  assert.deepEqual([early.status, early.body.code], [409, 'run_unfinished']);
  const passed = await runAll(user, [testId], 'passed');
  const green = await rerun(user, passed, { only: 'failed' });
  assert.deepEqual([green.status, green.body.error], [422, 'Every test of this run has passed.']);
  assert.equal((await rerun(user, passed, { only: 'some' })).status, 400);
  assert.equal((await rerun(stranger, passed)).status, 404);
  await user.delete(`/test_blueprint/delete/${testId}`);
  const gone = await rerun(user, passed);
  assert.deepEqual(
    [gone.status, gone.body.error],
    [422, 'The tests of this run were deleted in the meantime.'],
  );
});

test('with the API key a run is repeated as by a pipeline, once for an Idempotency-Key', async () => {
  const user = await api.newCompany();
  const key = await keyOf(user);
  const id = await runAll(user, [await createTest(user, 'Buy')], 'failed');
  const repeat = (only: string) =>
    key.post(`/test_group_run/${id}/rerun`, { only }, { 'idempotency-key': 'again-1' });
  const replies = await Promise.all([repeat('failed'), repeat('failed')]);
  assert.deepEqual(
    replies.map(({ status, body }) => [status, body.test_group_run?.started_by]),
    [
      [201, 'pipeline'],
      [201, 'pipeline'],
    ],
  );
  assert.equal(replies[0].body.test_group_run.id, replies[1].body.test_group_run.id);
  assert.equal((await repeat('all')).status, 422, 'the key belongs to another request');
});
