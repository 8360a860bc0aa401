import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StepPlace } from 'shared/contract';
import { stepLabel } from 'shared/format';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { AttemptLostError } from '../../execution/execution-service.ts';
import type { WorkerHeartbeat } from '../queue/run-queue-service.ts';
import { deadWorker, lossOf } from '../testing/test-workers.ts';
import { present } from '../../../testing/present.ts';
import { exampleAction, exampleOutcome } from '../../../testing/example-results.ts';

const api = await openTestApi(await openTestPlatform({ config: { mediaRetentionDays: 10 } }));
const { runQueue, simulations, testRuns } = api.services;
const { pool } = api.platform.database;

const act = (action: string) => ({ type: 'act', action, use_vision: false });
const BUTTON = { description: 'button "Buy"', box: { x: 1, y: 2, width: 30, height: 40 } };
const including = (id: number) => ({ type: 'module', action: '', test_blueprint_module_id: id });

async function createModule(user: Client, ...actions: string[]): Promise<number> {
  const steps = actions.map((action) => ({ ...act(action), step_number: 1 }));
  const reply = await user.post('/test_blueprint/create', { title: 'Module', type: 'module', steps });
  return reply.body.test_blueprint.id;
}

const start = (user: Client, steps: object[], more: object = {}) =>
  user.post('/simulate', { steps, starting_url: 'http://localhost/', ...more });

async function started(
  user: Client,
  steps: object[] = [act('Click Buy')],
  more: object = {},
): Promise<string> {
  const reply = await start(user, steps, more);
  assert.equal(reply.status, 201, reply.text);
  return reply.body.simulation_id;
}

/** The id of the run that the simulation is. */
async function runOf(id: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from test_runs where simulation_id = $1', [
    id,
  ]);
  return present(rows[0]).id;
}

const claim = async (id: string, worker?: WorkerHeartbeat) =>
  present(await runQueue.openRecord(await runOf(id), worker));

const status = async (user: Client, id: string) => (await user.get(`/simulate/${id}/status`)).body;

test('the login steps come first without a number, the others tell which step of the editor they belong to', async () => {
  const user = await api.newCompany();
  const login = await createModule(user, 'Type ada into Name', 'Click Sign in');
  const module = await createModule(user, 'Click Lamps', 'Click the first lamp');
  const id = await started(user, [
    { ...including(login), is_login_step: true },
    act('Click Shop'),
    including(module),
    { ...act('Wait'), is_disabled: true },
    act('Pay'),
  ]);
  const simulation = await status(user, id);
  assert.equal(simulation.status, 'pending');
  assert.deepEqual(
    simulation.steps.map((step: Record<'status' | 'module_step_number', unknown> & { place: StepPlace }) => [
      step.status,
      step.module_step_number,
      stepLabel(step.place),
    ]),
    [
      ['pending', undefined, 'L.1'],
      ['pending', undefined, 'L.2'],
      ['pending', 1, '1'],
      ['pending', 2, '2.1'],
      ['pending', 2, '2.2'],
      ['pending', 4, '4'],
    ],
  );
});

test('results are shown as they happen', async () => {
  const user = await api.newCompany();
  const id = await started(user, [act('Click Buy'), act('Click Pay')]);
  const record = await claim(id);
  assert.equal(record.plan.continueOnFailure, 'until-action');
  await record.storeEvent({ type: 'started', screenshot: Buffer.from('first') });
  await record.storeEvent({ type: 'step-started', stepIndex: 0 });
  await record.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({
      screenshot: Buffer.from('second'),
      screenshotBefore: Buffer.from('before'),
      element: BUTTON,
    }),
  });

  const running = await status(user, id);
  assert.equal(running.status, 'running');
  assert.match(running.initial_screenshot_url, /\/artifacts\/simulations\//);
  assert.deepEqual([running.steps[0].status, running.steps[1].status], ['running', 'pending']);
  const [action] = running.steps[0].actions;
  assert.deepEqual(
    [action.action_number, action.status, action.results],
    [1, 'completed', { type: 'click_element_by_index', description: 'Click button "Buy"' }],
  );
  const imageAt = async (url: string) => (await api.as().get(url.slice('http://localhost:5000'.length))).text;
  assert.equal(await imageAt(action.screenshot_url), 'second');
  assert.equal(await imageAt(action.screenshot_before_url), 'before');
  assert.deepEqual(action.element, BUTTON);

  await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
  const missingName = { name: 'Pay', alike: [], others: ['Buy'] };
  const fixes = [{ kind: 'replace' as const, sentence: 'Click the 1st "Pay" button' }];
  await record.storeEvent({ type: 'step-started', stepIndex: 1 });
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 1,
    outcome: exampleOutcome({ isSuccessful: false, result: 'No button "Pay".', missingName, fixes }),
  });
  await record.end({ status: 'failed', error: null, video: null });
  const ended = await status(user, id);
  assert.deepEqual([ended.status, ended.error], ['failed', 'No button "Pay".']);
  assert.deepEqual([ended.steps[1].status, ended.steps[1].reason], ['failed', 'No button "Pay".']);
  assert.deepEqual([ended.steps[0].missing_name, ended.steps[1].missing_name], [null, missingName]);
  assert.deepEqual([ended.steps[0].fixes, ended.steps[1].fixes], [[], fixes]);
});

test('a cancelled simulation takes no more results', async () => {
  const user = await api.newCompany();
  const id = await started(user);
  const worker = await runQueue.startHeartbeat();
  const record = await claim(id, worker);
  await record.storeEvent({ type: 'step-started', stepIndex: 0 });
  assert.equal((await user.post(`/simulate/${id}/cancel`)).status, 204);
  const cancelled = await status(user, id);
  assert.deepEqual([cancelled.status, cancelled.error], ['cancelled', null]);
  assert.deepEqual(cancelled.steps, [
    {
      status: 'running',
      reason: null,
      missing_name: null,
      fixes: [],
      written: [],
      module_step_number: 1,
      actions: [],
      place: { step: 1, module: null },
    },
  ]);
  await lossOf(record);
  await worker.close();
  await assert.rejects(record.storeEvent({ type: 'step-started', stepIndex: 0 }), AttemptLostError);
});

test('a simulation whose worker is dead fails and is not repeated', async () => {
  const user = await api.newCompany();
  const id = await started(user);
  await claim(id, deadWorker());
  await runQueue.requeueLost();
  const { status: state, error } = await status(user, id);
  assert.deepEqual([state, error], ['failed', 'The runner stopped responding.']);
});

test("one that is unknown, expired or another company's is not found", async () => {
  const [ours, theirs] = [await api.newCompany(), await api.newCompany()];
  const missing = { status: 'not_found', error: null, initial_screenshot_url: null, steps: [] };
  const unknown = '0b9a7c3e-52a8-4a53-9a2e-6f2f3c1d4e5f';
  assert.deepEqual(await status(ours, unknown), { simulation_id: unknown, ...missing });
  const foreign = await started(theirs);
  assert.deepEqual(await status(ours, foreign), { simulation_id: foreign, ...missing });
  assert.equal((await ours.post(`/simulate/${foreign}/cancel`)).status, 404);
  assert.equal((await ours.get('/simulate/17/status')).status, 400);

  const record = await claim(foreign);
  await record.storeEvent({ type: 'started', screenshot: Buffer.from('image') });
  const key = `simulations/${theirs.companyId}/${foreign}/start.jpg`;
  assert.equal(await api.platform.storage.size(key), 5);
  await pool.query("update test_runs set expires_at = now() - interval '1 second'");
  assert.equal((await status(theirs, foreign)).status, 'not_found');
  await simulations.deleteExpired();
  assert.equal(await api.platform.storage.size(key), undefined);
});

test('a simulation appears among no runs of tests, in no history, report or message, and keeps its media until it expires', async () => {
  const user = await api.newCompany();
  const steps = [{ ...act('Click Buy'), step_number: 1 }];
  const body = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/', steps };
  const blueprint: number = (await user.post('/test_blueprint/create', body)).body.test_blueprint.id;
  const simulation = await started(user, [act('Click Buy')], { test_blueprint_id: blueprint });
  const id = await runOf(simulation);
  const record = await claim(simulation);
  await record.storeEvent({ type: 'started', screenshot: Buffer.from('image') });
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 0,
    outcome: exampleOutcome({ isSuccessful: false }),
  });
  await record.end({ status: 'failed', error: null, video: null });

  assert.deepEqual((await user.get('/test_group_run/list')).body.test_group_runs, []);
  for (const path of ['', '/events', '/last_passed', '/history'])
    assert.equal((await user.get(`/test_run/${id}${path}`)).status, 404, path);
  for (const path of ['', '/junit', '/ctrf', '/summary'])
    assert.equal((await user.get(`/test_group_run/${id}${path}`)).status, 404, path);
  const { histories } = (await user.get(`/test_blueprint/histories?ids=${blueprint}`)).body;
  assert.deepEqual(histories, [{ test_blueprint_id: blueprint, results: [], is_flaky: false }]);
  const [listed] = (await user.get('/test_blueprint/list')).body.test_blueprints;
  assert.deepEqual([listed.last_run_id, listed.last_status], [null, null]);
  const { rows } = await pool.query(
    "select name from pgboss.job where name in ('announce-run', 'check-run')",
  );
  assert.deepEqual(rows, []);

  await pool.query("update test_runs set finished_at = now() - interval '9 years' where id = $1", [id]);
  assert.equal(await testRuns.removeOldMedia(), false);
  const { initial_screenshot_url: stored } = await status(user, simulation);
  assert.equal((await api.as().get(stored.slice('http://localhost:5000'.length))).text, 'image');
});

test('wrong steps are refused by their number', async () => {
  const user = await api.newCompany();
  const none = await start(user, []);
  assert.equal(none.body.error, 'Add at least one step.');
  const blank = await start(user, [act('Click'), act(' ')]);
  assert.equal(blank.status, 400);
  assert.equal(blank.body.error, 'Step 2: The step has no text.');
  assert.equal((await start(user, [including(999_999)])).status, 422);
  assert.equal((await start(user, [including(await createModule(user))])).status, 422);
  const file = await start(user, [act('Click')], { s3_key: 'attachments/1/none.txt', file_name: 'none.txt' });
  assert.equal(file.status, 422);
  assert.equal((await start(user, [act('Click')], { starting_url: 'file:///etc/passwd' })).status, 400);
});
