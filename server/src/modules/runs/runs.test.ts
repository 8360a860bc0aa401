import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { AttemptLostError } from '../execution/execution-service.ts';
import { present } from '../../testing/present.ts';
import { exampleAction, exampleOutcome } from '../../testing/example-results.ts';
import { act, claim, createModule, createTest, ended, including, trigger } from './testing/run-tools.ts';
import { lossOf } from './testing/test-workers.ts';

const api = await openTestApi();
const { runQueue } = api.services;

const groupRun = async (user: Client, id: number) => (await user.get(`/test_group_run/${id}`)).body;
const testRun = async (user: Client, id: number) => (await user.get(`/test_run/${id}`)).body.test_run;

const passed = ended('passed');
const failed = ended('failed');

test('a run of a suite has all of its tests, pending, under the name of the suite', async () => {
  const user = await api.newCompany();
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const empty = await user.post('/test_group_run/trigger_run', { test_blueprint_category_id: category.id });
  assert.equal(empty.status, 422);
  assert.equal(empty.body.error, 'The test suite "Checkout" has no tests yet.');
  await createTest(user, 'Buy', { test_blueprint_category_id: category.id });
  await createTest(user, 'Return', { test_blueprint_category_id: category.id });
  await createTest(user, 'Elsewhere');
  const reply = await user.post('/test_group_run/trigger_run', { test_blueprint_category_id: category.id });
  const run = reply.body.test_group_run;
  assert.deepEqual(
    [run.name, run.status, run.totalTests, run.passedTests, run.startTime, run.duration],
    ['Checkout', 'pending', 2, 0, null, null],
  );
  const detail = await groupRun(user, run.id);
  assert.deepEqual(
    detail.test_runs.map((item: { test_name: string }) => item.test_name),
    ['Buy', 'Return'],
  );
});

test("the suite's login module comes first, modules are expanded, and the steps are renumbered", async () => {
  const user = await api.newCompany();
  const login = await createModule(user, 'Type ada into Name', 'Click Sign in');
  const module = await createModule(user, 'Click Lamps', 'Click the first lamp');
  const suite = { name: 'Checkout', login_module_blueprint_id: login };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  const id = await createTest(user, 'Buy', {
    test_blueprint_category_id: category.id,
    steps: [act('Click Shop'), including(module), { ...act('Verify that the cart shows 1'), type: 'assert' }],
  });
  const { testRunIds } = await trigger(user, id);
  const { results } = await testRun(user, present(testRunIds[0]));
  assert.deepEqual(
    results.map((step: { step_number: number; task: string }) => [step.step_number, step.task]),
    [
      [1, 'Type ada into Name'],
      [2, 'Click Sign in'],
      [3, 'Click Shop'],
      [4, 'Click Lamps'],
      [5, 'Click the first lamp'],
      [6, 'Verify that the cart shows 1'],
    ],
  );
  assert.ok(results.every((step: { is_successful: unknown }) => step.is_successful === null));
});

test('what a step types into a field for passwords is not in the results and reports', async () => {
  const user = await api.newCompany();
  const steps = [act('Type "lightbulb" into "Password"'), act('Type "lamp" into "Search"')];
  const { id, testRunIds } = await trigger(user, await createTest(user, 'Sign in', { steps }));
  const { results } = await testRun(user, present(testRunIds[0]));
  assert.deepEqual(
    results.map(({ task }: { task: string }) => task),
    ['Type "••••" into "Password"', 'Type "lamp" into "Search"'],
  );
  // The worker gets the step as it is written.
  const record = await claim(api, testRunIds[0]);
  assert.equal(record.plan.steps[0]?.action, 'Type "lightbulb" into "Password"');
  await record.end(failed);
  const report = (await user.get(`/test_group_run/${id}/ctrf`)).text;
  assert.match(report, /lamp/);
  assert.doesNotMatch(report, /lightbulb/);
});

test('later edits and even the deletion of a test leave its runs as they were', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const { testRunIds } = await trigger(user, id);
  await user.put(`/test_blueprint/update/${id}`, { title: 'Sell', type: 'integration', steps: [] });
  await user.delete(`/test_blueprint/delete/${id}`);
  const run = await testRun(user, present(testRunIds[0]));
  assert.equal(run.blueprint_metadata.name, 'Buy');
  assert.equal(run.results[0].task, 'Click Buy');
});

test('what cannot be run is refused', async () => {
  const [ours, theirs] = [await api.newCompany(), await api.newCompany()];
  const start = (body: object) => ours.post('/test_group_run/trigger_run', body);
  assert.equal((await start({})).status, 400);
  assert.equal((await start({ test_blueprint_ids: [] })).status, 400);
  assert.equal((await start({ test_blueprint_ids: [1], test_blueprint_category_id: 1 })).status, 400);
  assert.equal((await start({ test_blueprint_ids: [await createTest(theirs, 'Theirs')] })).status, 404);
  assert.equal((await start({ test_blueprint_category_id: 999_999 })).status, 404);
  const module = await start({ test_blueprint_ids: [await createModule(ours, 'Click')] });
  assert.equal(module.status, 422);
  assert.equal(module.body.error, '"Module" is a module. Only tests can be run.');
});

test('the same Idempotency-Key starts one run, also when two calls meet; another body is refused', async () => {
  const user = await api.newCompany();
  const key = api.as((await user.get('/company/me')).body.company.api_key);
  const [first, second] = [await createTest(user, 'Buy'), await createTest(user, 'Return')];
  const start = (id: number) =>
    key.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] }, { 'idempotency-key': 'build-7' });
  const replies = await Promise.all([start(first), start(first), start(first)]);
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(replies.map(({ body }) => body.test_group_run.id)).size, 1);
  assert.equal((await user.get('/test_group_run/list')).body.test_group_runs.length, 1);
  assert.equal((await start(second)).status, 422);
});

test('the list is newest first and comes in pages', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const made = [(await trigger(user, id)).id, (await trigger(user, id)).id, (await trigger(user, id)).id];
  const first = (await user.get('/test_group_run/list?limit=2')).body;
  assert.deepEqual(
    first.test_group_runs.map((run: { id: number }) => run.id),
    [made[2], made[1]],
  );
  const rest = (await user.get(`/test_group_run/list?limit=2&before=${first.next_before}`)).body;
  assert.deepEqual(
    [rest.test_group_runs.map((run: { id: number }) => run.id), rest.next_before],
    [[made[0]], null],
  );
  assert.equal((await user.get('/test_group_run/list?limit=0')).status, 400);
});

test("another company's runs are not found, listed or cancelled", async () => {
  const [ours, theirs] = [await api.newCompany(), await api.newCompany()];
  const { id, testRunIds } = await trigger(theirs, await createTest(theirs, 'Theirs'));
  const missing: [path: string, what: string][] = [
    [`/test_group_run/${id}`, 'The run'],
    ['/test_group_run/999999', 'The run'],
    [`/test_run/${testRunIds[0]}`, 'The test run'],
    ['/test_run/999999', 'The test run'],
  ];
  for (const [path, what] of missing) {
    const { status, body } = await ours.get(path);
    const error = `${what} does not exist or belongs to another company.`;
    assert.deepEqual([status, body], [404, { error, code: 'not_found' }], path);
  }
  assert.equal((await ours.post(`/test_group_run/${id}/cancel`)).status, 404);
  assert.deepEqual((await ours.get('/test_group_run/list')).body.test_group_runs, []);
  assert.equal((await groupRun(theirs, id)).test_group_run.status, 'pending');
});

test('results are stored as they happen, and the group run sums them up', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy', {
    steps: [act('Click Buy'), act('Click Pay'), act('Click Done')],
  });
  const group = await trigger(user, id, await createTest(user, 'Return'));
  const [first, second] = group.testRunIds as [number, number];

  const record = await claim(api, first);
  assert.equal(record.plan.startingUrl, 'http://localhost/');
  await record.storeEvent({ type: 'step-started', stepIndex: 0 });
  const screenshot = Buffer.from('jpeg');
  await record.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({ screenshot }),
  });
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 0,
    outcome: exampleOutcome({ durationSeconds: 0.5 }),
  });

  const running = await groupRun(user, group.id);
  assert.equal(running.test_group_run.status, 'running');
  assert.ok(running.test_group_run.startTime);
  assert.deepEqual(
    running.test_runs.map((item: { status: string }) => item.status),
    ['running', 'pending'],
  );
  assert.deepEqual(
    running.test_runs.map((item: { total_duration: number | null }) => item.total_duration),
    [0.5, null],
    'the steps so far',
  );
  const [step] = (await testRun(user, first)).results;
  assert.deepEqual([step.is_successful, step.result, step.duration], [true, 'Clicked.', 0.5]);
  const image = await api.as().get(step.actions[0].screenshot_url.slice('http://localhost:5000'.length));
  assert.equal(image.text, 'jpeg');
  assert.equal(image.headers['content-type'], 'image/jpeg');

  const missingName = { name: 'Pay', alike: ['Pay now'], others: [] };
  const fixes = [{ kind: 'insert_before' as const, sentence: 'Accept the dialog' }];
  await record.storeEvent({ type: 'step-started', stepIndex: 1 });
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 1,
    outcome: exampleOutcome({ isSuccessful: false, result: 'No button "Pay".', missingName, fixes }),
  });
  await record.end(failed);
  await (await claim(api, second)).end(passed);

  const { test_group_run: ended, test_runs: items } = await groupRun(user, group.id);
  assert.deepEqual([ended.status, ended.passedTests, ended.totalTests], ['failed', 1, 2]);
  assert.ok(ended.duration >= 0);
  assert.deepEqual([items[0].status, items[0].total_steps, items[0].steps_failed], ['failed', 3, 2]);
  assert.deepEqual(items[0].failure, { place: { step: 2, module: null }, reason: 'No button "Pay".' });
  assert.equal(items[1].failure, null);
  const { results } = await testRun(user, first);
  const durations: number[] = results.map((each: { duration: number | null }) => each.duration ?? 0);
  assert.equal(
    items[0].total_duration,
    durations.reduce((sum, each) => sum + each),
    'as on its page',
  );
  assert.ok(items[0].total_duration > 0 && results[0].started_at && results[2].started_at === null);
  assert.deepEqual(
    results.map((each: { is_successful: boolean | null }) => each.is_successful),
    [true, false, null],
  );
  assert.deepEqual(
    results.map((each: { missing_name: unknown }) => each.missing_name),
    [null, missingName, null],
  );
  assert.deepEqual(
    results.map((each: { fixes: unknown }) => each.fixes),
    [[], fixes, []],
  );
  const [listed] = (await user.get('/test_blueprint/list')).body.test_blueprints.slice(-1);
  assert.deepEqual([listed.last_run_id, listed.last_status], [first, 'failed']);
});

test('a pending run is claimed once, however many workers ask', async () => {
  const user = await api.newCompany();
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  const claims = await Promise.all([1, 2, 3, 4].map(() => runQueue.openRecord(present(testRunIds[0]))));
  assert.equal(claims.filter(Boolean).length, 1);
});

test('cancelling ends what runs and what waits; the worker notices and writes nothing more', async () => {
  const user = await api.newCompany();
  const ids = [await createTest(user, 'Buy'), await createTest(user, 'Return')];
  const group = await trigger(user, ...ids);
  const worker = await runQueue.startHeartbeat();
  const record = await claim(api, group.testRunIds[0], worker);
  await record.storeEvent({ type: 'step-started', stepIndex: 0 });
  assert.equal(record.lost.aborted, false);
  assert.equal((await user.post(`/test_group_run/${group.id}/cancel`)).status, 204);
  await lossOf(record);
  await worker.close();
  const late = exampleOutcome({ result: 'Too late.' });
  await assert.rejects(
    record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: late }),
    AttemptLostError,
  );
  await assert.rejects(record.end(passed), AttemptLostError);
  assert.equal(await runQueue.openRecord(present(group.testRunIds[1])), undefined);

  const { test_group_run: run, test_runs: items } = await groupRun(user, group.id);
  assert.equal(run.status, 'cancelled');
  assert.deepEqual(
    items.map((item: { status: string }) => item.status),
    ['cancelled', 'cancelled'],
  );
  const [step] = (await testRun(user, present(group.testRunIds[0]))).results;
  assert.deepEqual([step.is_successful, step.result], [null, 'The run was cancelled during this step.']);
  assert.equal((await user.post(`/test_group_run/${group.id}/cancel`)).status, 204);
});
