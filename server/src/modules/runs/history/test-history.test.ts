import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunStatus } from 'shared/constants';
import { present } from '../../../testing/present.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import {
  act,
  claim,
  createModule,
  createTest,
  ended,
  including,
  runTest,
  setCommit,
  testRunsOf,
  trigger,
} from '../testing/run-tools.ts';
import { testHistory } from './test-history.ts';

const api = await openTestApi();

/**
 * `P1`: passed with definition 1; `R1`: the same at the second try; `F?`: failed with an unknown definition; `P1-`: without a commit; `P1b`: at another
 * commit; `P1s`: in Staging.
 */
function readRuns(text: string) {
  const statuses: Record<string, RunStatus> = { P: 'passed', R: 'passed', F: 'failed', E: 'error' };
  return text.split(' ').map(([status = '', definition = '', where = ''], index) => ({
    id: index + 1,
    status: statuses[status] ?? 'cancelled',
    at: 0,
    retry: status === 'R' ? 1 : 0,
    definitionHash: definition === '?' ? null : definition,
    testedVersion: definition === '?' || where === '-' ? null : definition + (where === 'b' ? where : ''),
    environmentKey: where === 's' ? where : '',
    environment: null,
  }));
}

const flaky: [runs: string, isFlaky: boolean, changed: number[]][] = [
  ['P1', false, []],
  ['P1 P1 P1', false, []],
  ['P1 F1', true, []],
  ['F1 F1 P1', true, []],
  ['P1b F1 P1b', false, []],
  ['F1 P1b P1', true, []],
  ['P1- F1- P1-', false, []],
  ['P1 F2', false, [2]],
  ['P1 F2 P2', true, [2]],
  ['P1 F2 P3', false, [2, 3]],
  ['P1 F1 P2', false, [3]],
  ['R1 P2', false, [2]],
  ['P1 E1 P1', false, []],
  ['P1 E1 F1', true, []],
  ['E1 F1', false, []],
  ['P? F?', false, []],
  ['P? F1 F1', false, []],
  ['P1 R1 P1', true, []],
  ['R1- P1-', true, []],
  ['R?', true, []],
  ['R1 P1 P1 P1 P1 P1 P1 P1 P1 P1', true, []],
  ['R1 P1 P1 P1 P1 P1 P1 P1 P1 P1 P1', false, []],
  ['P1 F1s P1 F1s', false, []],
  ['P1 F1s P1s', true, []],
  ['P1 F2s', false, [2]],
];
test('a test is flaky if it passed and failed with the same version of test and site', () => {
  for (const [text, isFlaky, changed] of flaky) {
    const history = testHistory(7, readRuns(text));
    assert.equal(history.is_flaky, isFlaky, text);
    const ids = history.results.filter(({ is_changed }) => is_changed).map(({ test_run_id }) => test_run_id);
    assert.deepEqual(ids, changed, text);
  }
});

test('a history contains the last 20 results, oldest first, without unfinished and cancelled runs', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const { testRunId } = await runTest(api, user, testId, 'passed');
  const { rows: copies } = await api.platform.database.pool.query<{ id: number }>(
    `insert into test_runs (company_id, group_run_id, blueprint_id, name, status, definition_hash)
     select company_id, group_run_id, blueprint_id, name, case when n = 20 then 'failed' else status end, definition_hash
     from test_runs, generate_series(1, 20) n where id = $1 order by n returning id`,
    [testRunId],
  );
  const cancelled = await trigger(user, testId);
  await user.post(`/test_group_run/${cancelled.id}/cancel`);
  await trigger(user, testId);
  const [history] = (await user.get(`/test_blueprint/histories?ids=${testId}`)).body.histories;
  assert.deepEqual(
    history.results.map((result: { test_run_id: number }) => result.test_run_id),
    copies.map(({ id }) => id),
  );
  assert.deepEqual([history.test_blueprint_id, history.is_flaky], [testId, false], 'no commit is known');
  await setCommit(api, testId);
  const [known] = (await user.get(`/test_blueprint/histories?ids=${testId}`)).body.histories;
  assert.equal(known.is_flaky, true);
});

test('runs are compared with those in the same environment only', async () => {
  const user = await api.newCompany();
  const body = (name: string) => ({ name, base_url: null, headers: [], http_authentication: null });
  const { id: staging } = (await user.post('/environments', body('Staging'))).body.environment;
  await user.post('/environments', body('Production'));
  const testId = await createTest(user, 'Buy');
  const run = async (environment: string | undefined, end: 'passed' | 'failed') => {
    const started = await user.post('/test_group_run/trigger_run', {
      test_blueprint_ids: [testId],
      environment,
    });
    const [id] = await testRunsOf(user, started.body.test_group_run.id);
    await (await claim(api, id)).end(ended(end));
    return present(id);
  };
  const passed = await run('Staging', 'passed');
  const [red, own] = [await run('Production', 'failed'), await run(undefined, 'failed')];
  await user.put(`/environments/${staging}`, body('Stage'));
  const later = await run('Stage', 'failed');
  await setCommit(api, testId);
  const read = async (id: number) => ({
    history: (await user.get(`/test_run/${id}/history`)).body.history,
    lastPassed: (await user.get(`/test_run/${id}/last_passed`)).body.test_run?.id,
  });
  const idsOf = ({ results }: { results: { test_run_id: number }[] }) =>
    results.map((one) => one.test_run_id);
  for (const id of [red, own]) {
    const { history, lastPassed } = await read(id);
    assert.deepEqual([idsOf(history), history.is_flaky, lastPassed], [[id], false, undefined]);
  }
  const { history, lastPassed } = await read(later);
  assert.deepEqual([idsOf(history), history.is_flaky, lastPassed], [[passed, later], true, passed]);
  const [listed] = (await user.get(`/test_blueprint/histories?ids=${testId}`)).body.histories;
  assert.deepEqual(
    listed.results.map((one: { environment: string | null }) => one.environment),
    ['Staging', 'Production', null, 'Stage'],
  );
});

test('a test counts as changed with its steps, its address or a module it uses, not with its name', async () => {
  const user = await api.newCompany();
  const module = await createModule(user, 'Click Lamps');
  const more = { steps: [including(module)] };
  const testId = await createTest(user, 'Buy', more);
  const save = (changes: object, id = testId, type = 'integration') =>
    user.put(`/test_blueprint/update/${id}`, { title: 'Buy', type, ...more, ...changes });
  const changes = [
    () => save({ title: 'Buy a lamp' }),
    () => save({ steps: [act('Click Chairs')] }, module, 'module'),
    () => save({ starting_url: 'http://localhost/other' }),
    () => save({ steps: [including(module), act('Click Buy')] }),
  ];
  await runTest(api, user, testId, 'passed');
  let testRunId = 0;
  for (const change of changes) {
    assert.equal((await change()).status, 200);
    ({ testRunId } = await runTest(api, user, testId, 'failed'));
  }
  const { history } = (await user.get(`/test_run/${testRunId}/history`)).body;
  assert.deepEqual(
    history.results.map((result: { is_changed: boolean }) => result.is_changed),
    [false, false, true, true, true],
  );
});

test('histories leave out modules, unknown tests and tests of other companies', async () => {
  const [user, stranger] = [await api.newCompany(), await api.newCompany()];
  const [ours, module] = [await createTest(user, 'Buy'), await createModule(user, 'Click')];
  const theirs = await createTest(stranger, 'Theirs');
  const { testRunId } = await runTest(api, stranger, theirs, 'passed');
  const ask = (ids: string) => user.get(`/test_blueprint/histories?ids=${ids}`);
  assert.deepEqual((await ask(`${theirs},${module},${ours},999999`)).body.histories, [
    { test_blueprint_id: ours, results: [], is_flaky: false },
  ]);
  for (const ids of ['', 'a', '1,', Array(201).fill(1).join()])
    assert.equal((await ask(ids)).status, 400, ids);
  for (const call of ['history', 'last_passed', 'events'])
    assert.equal((await user.get(`/test_run/${testRunId}/${call}`)).status, 404, call);
});

test('the last passed run is the newest of the same test before', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const first = await runTest(api, user, testId, 'passed');
  const second = await runTest(api, user, testId, 'passed');
  await runTest(api, user, await createTest(user, 'Another'), 'passed');
  const red = await runTest(api, user, testId, 'failed');
  await runTest(api, user, testId, 'passed');
  const before = async (id: number) => (await user.get(`/test_run/${id}/last_passed`)).body.test_run;
  assert.equal((await before(red.testRunId)).id, second.testRunId);
  assert.equal((await before(red.testRunId)).results[0].task, 'Click Buy');
  assert.equal(await before(first.testRunId), null);
  await user.delete(`/test_blueprint/delete/${testId}`);
  assert.equal(await before(red.testRunId), null);
  assert.equal((await user.get(`/test_run/${red.testRunId}/history`)).body.history, null);
});
