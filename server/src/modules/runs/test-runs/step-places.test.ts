import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import {
  act,
  claim,
  createTest,
  ended,
  including,
  setCommit,
  testRunsOf,
  trigger,
} from '../testing/run-tools.ts';

const api = await openTestApi();

const disabled = <Step extends object>(step: Step) => ({ ...step, is_disabled: true });

const createModule = (user: Client, title: string, steps: object[]) =>
  createTest(user, title, { type: 'module', steps });

interface Result {
  step_number: number;
  task: string;
  place: { step: number | null; module: { id: number | null; title: string; step: number } | null };
}

async function resultsOf(user: Client, testRunId: number | undefined): Promise<Result[]> {
  return (await user.get(`/test_run/${testRunId}`)).body.test_run.results;
}

const describe = ({ task, place: { step, module } }: Result) => [task, step, module?.title, module?.step];

async function createSuite(user: Client, login?: number): Promise<number> {
  const body = { name: 'Shop', login_module_blueprint_id: login ?? null };
  return (await user.post('/test_blueprint_category/create', body)).body.category.id;
}

test('disabled steps are left out of a run and keep their numbers, in modules too', async () => {
  const user = await api.newCompany();
  const login = await createModule(user, 'Sign in', [act('Type'), disabled(act('Wait')), act('Enter')]);
  const cart = await createModule(user, 'Fill the cart', [disabled(act('Look')), act('Add')]);
  const test_blueprint_category_id = await createSuite(user, login);
  const id = await createTest(user, 'Buy', {
    test_blueprint_category_id,
    steps: [disabled(act('Click A')), including(cart), disabled(including(cart)), act('Click B')],
  });
  const { testRunIds } = await trigger(user, id);
  const results = await resultsOf(user, testRunIds[0]);
  const places = [
    ['Type', null, 'Sign in', 1],
    ['Enter', null, 'Sign in', 3],
    ['Add', 2, 'Fill the cart', 2],
    ['Click B', 4, undefined, undefined],
  ];
  assert.deepEqual(results.map(describe), places);
  assert.deepEqual(
    results.map(({ step_number }) => step_number),
    [1, 2, 3, 4],
  );
  assert.equal(results[2]?.place.module?.id, cart);

  // A run keeps its places whatever happens to the test and its modules.
  const changed = { title: 'Carry', type: 'module', steps: [act('New'), act('Newer')] };
  assert.equal((await user.put(`/test_blueprint/update/${cart}`, changed)).status, 200);
  assert.equal((await user.delete(`/test_blueprint/delete/${id}`)).status, 204);
  assert.equal((await user.delete(`/test_blueprint/delete/${cart}`)).status, 204);
  const afterwards = await resultsOf(user, testRunIds[0]);
  assert.deepEqual(afterwards.map(describe), places);
  assert.deepEqual(
    afterwards.map(({ place: { module } }) => module && module.id),
    [login, login, null, null],
  );
});

test('a disabled step is stored, duplicated and restored; a version says what was disabled', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy', { steps: [act('Click A'), disabled(act('Click B'))] });
  const flags = async (path: string, field = 'test_blueprint') => {
    const found = (await user.get(path)).body[field];
    return (found.test_steps ?? found.steps).map(({ is_disabled }: { is_disabled: boolean }) => is_disabled);
  };
  assert.deepEqual(await flags(`/test_blueprint/${id}`), [false, true]);
  const copy = (await user.post(`/test_blueprint/duplicate/${id}`)).body.test_blueprint;
  assert.deepEqual(await flags(`/test_blueprint/${copy.id}`), [false, true]);
  const body = { title: 'Buy', type: 'integration', steps: [disabled(act('Click A')), act('Click B')] };
  assert.equal((await user.put(`/test_blueprint/update/${id}`, body)).status, 200);
  const { versions } = (await user.get(`/test_blueprint/${id}/versions`)).body;
  assert.equal(versions[0].summary, '1 step disabled, 1 step enabled');
  assert.deepEqual(await flags(`/test_blueprint/${id}/versions/1`, 'version'), [false, true]);
});

test('a test whose steps are all disabled is not started; within a suite it breaks instead of passing', async () => {
  const user = await api.newCompany();
  const login = await createModule(user, 'Sign in', [act('Type')]);
  const off = await createModule(user, 'Off', [disabled(act('Look'))]);
  const test_blueprint_category_id = await createSuite(user, login);
  const steps = [disabled(act('Click A')), including(off)];
  const id = await createTest(user, 'Buy', { test_blueprint_category_id, steps });
  const refused = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.error],
    [422, 'all_steps_disabled', 'All steps of "Buy" are disabled. Enable a step to run the test.'],
  );
  const simulated = steps.map(({ step_number: _, ...step }) => step);
  const unsaved = { steps: simulated, starting_url: 'http://localhost/' };
  const simulation = await user.post('/simulate', unsaved);
  assert.deepEqual([simulation.status, simulation.body.code], [422, 'all_steps_disabled']);

  const suite = await user.post('/test_group_run/trigger_run', { test_blueprint_category_id });
  assert.equal(suite.status, 201, suite.text);
  const [run] = await testRunsOf(user, suite.body.test_group_run.id);
  assert.deepEqual(await resultsOf(user, run), []);
});

test('disabled steps are not unclear, whatever they say', async () => {
  const user = await api.newCompany();
  const vague = act('Everybody is somehow happy');
  const module = await createModule(user, 'Vague', [vague]);
  const steps = [act('Click "Buy"'), disabled(vague), disabled(including(module))];
  const id = await createTest(user, 'Buy', { steps });
  const listed = (await user.get('/test_blueprint/list')).body.test_blueprints;
  const count = (of: number) => listed.find((each: { id: number }) => each.id === of).unclear_steps as number;
  assert.deepEqual([count(id), count(module)], [0, 1]);
  const unclear = (await user.get('/test_blueprint/unclear_steps')).body.unclear_steps;
  assert.deepEqual(
    unclear.map((step: Record<string, unknown>) => step.test_blueprint_id),
    [module],
  );
  const start = { test_blueprint_ids: [id], frozen: true };
  assert.equal((await user.post('/test_group_run/trigger_run', start)).status, 201);
});

test('a change of disabled steps is no change of what runs', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy', { steps: [act('Click A'), disabled(act('Click B'))] });
  const run = async (end: 'passed' | 'failed') => {
    const { testRunIds } = await trigger(user, id);
    await (await claim(api, testRunIds[0])).end(ended(end));
    return testRunIds[0];
  };
  await run('passed');
  const body = { title: 'Buy', type: 'integration', steps: [act('Click A'), disabled(act('Click C'))] };
  await user.put(`/test_blueprint/update/${id}`, body);
  const failed = await run('failed');
  await setCommit(api, id);
  const { history } = (await user.get(`/test_run/${failed}/history`)).body;
  assert.deepEqual([history.is_flaky, history.results[1].is_changed], [true, false]);
  await user.put(`/test_blueprint/update/${id}`, { ...body, steps: [act('Click A'), act('Click C')] });
  const changed = (await user.get(`/test_run/${await run('failed')}/history`)).body.history;
  assert.equal(changed.results[2].is_changed, true);
});

test('reports name a step by its place and module', async () => {
  const user = await api.newCompany();
  const login = await createModule(user, 'Sign in', [act('Type')]);
  const cart = await createModule(user, 'Fill <the> cart', [disabled(act('Look')), act('Add')]);
  const test_blueprint_category_id = await createSuite(user, login);
  const steps = [act('Click A'), including(cart), act('Click B')];
  await createTest(user, 'Buy', { test_blueprint_category_id, steps });
  const started = await user.post('/test_group_run/trigger_run', { test_blueprint_category_id });
  const { id } = started.body.test_group_run;
  const record = await claim(api, (await testRunsOf(user, id))[0]);
  const finish = (stepIndex: number, isSuccessful: boolean) => {
    const outcome = exampleOutcome({
      isSuccessful,
      result: isSuccessful ? 'Clicked.' : 'No lamp\nwas found.',
    });
    return record.storeEvent({ type: 'step-finished', stepIndex, outcome });
  };
  for (const index of [0, 1]) await finish(index, true);
  await finish(2, false);
  await record.end(ended('failed'));

  const report = async (format: string) => (await user.get(`/test_group_run/${id}/${format}`)).text;
  const junit = await report('junit');
  const lines = [
    'Login module "Sign in"',
    '   L.1. [passed] Type (1s)',
    '1. [passed] Click A (1s)',
    '2. Module "Fill &lt;the&gt; cart"',
    '   2.2. [failed] Add (1s)',
    '      No lamp',
    '      was found.',
    '3. [not reached] Click B',
  ];
  assert.ok(junit.includes(`\n${lines.join('\n')}\n`), junit);
  const { results } = JSON.parse(await report('ctrf')) as {
    results: { tests: { steps: { name: string }[] }[] };
  };
  assert.deepEqual(
    results.tests[0]?.steps.map(({ name }) => name),
    [
      'Login step 1 (module Sign in): Type',
      'Step 1: Click A',
      'Step 2.2 (module Fill <the> cart): Add',
      'Step 3: Click B',
    ],
  );
  assert.match(await report('summary'), / 2\.2\. Add \(module Fill <the> cart\) /);

  // Where a place is not known.
  await api.platform.database.pool.query('update test_run_steps set place = null');
  assert.match(await report('junit'), /\n3\. \[failed\] Add /);
});
