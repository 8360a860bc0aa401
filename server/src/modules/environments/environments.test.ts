import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { environments, environmentVariables } from './tables.ts';
import { testRuns } from '../runs/tables.ts';
import { createTest } from '../runs/testing/run-tools.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();

const body = (name: string, more: object = {}) => ({
  name,
  base_url: 'https://staging.example',
  headers: [],
  http_authentication: null,
  ...more,
});

const newTest = (user: Client, title: string, startingUrl: string) =>
  createTest(user, title, { starting_url: startingUrl });

const trigger = (user: Client, id: number, more: object = {}) =>
  user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id], ...more });

test('an environment is listed without values of headers, its password and its secrets', async () => {
  const user = await api.newCompany();
  const created = await user.post(
    '/environments',
    body('Staging', {
      headers: [{ name: 'X-Preview', value: 'open sesame' }],
      http_authentication: { user: 'ada', password: 'correct horse' },
    }),
  );
  assert.equal(created.status, 201, created.text);
  const { id } = created.body.environment;
  const variables = `/environments/${id}/variables`;
  await user.put(`${variables}/password`, { value: 'battery staple', is_secret: true });
  await user.put(`${variables}/user`, { value: 'grace', is_secret: false });
  const { text, body: listed } = await user.get('/environments');
  assert.ok(!/sesame|horse|staple/.test(text), text);
  const [{ variables: shown, updated_at: storedAt, ...environment }] = listed.environments;
  assert.ok(Date.parse(storedAt) <= Date.now());
  assert.deepEqual(environment, {
    id,
    name: 'Staging',
    base_url: 'https://staging.example',
    header_names: ['X-Preview'],
    http_user: 'ada',
    one_run_at_a_time: false,
  });
  assert.deepEqual(
    shown.map(({ name, value, is_secret }: Record<string, unknown>) => [name, value, is_secret]),
    [
      ['password', null, true],
      ['user', 'grace', false],
    ],
  );
  const rows = await api.platform.database.queries.select().from(environments);
  const stored = await api.platform.database.queries.select().from(environmentVariables);
  assert.ok(!/sesame|horse|staple|grace/.test(JSON.stringify([rows, stored])), 'encrypted at rest');

  const unchanged = body('Staging', {
    headers: [{ name: 'x-preview' }],
    http_authentication: { user: 'ada' },
  });
  assert.equal((await user.put(`/environments/${id}`, unchanged)).status, 200);
  const forRun = await api.services.environments.forRun(user.companyId, id);
  assert.deepEqual(forRun?.headers, [{ name: 'x-preview', value: 'open sesame' }]);
  assert.equal(forRun?.credentials?.password, 'correct horse');

  const elsewhere = await user.put(`/environments/${id}`, {
    ...unchanged,
    base_url: 'https://collector.example',
  });
  assert.equal(elsewhere.status, 422);
  assert.match(elsewhere.body.fields['headers.0.value'], /^Enter the value of the header x-preview again/);
});

test('another company neither sees nor changes an environment', async () => {
  const [user, other] = [await api.newCompany(), await api.newCompany()];
  const { id } = (await user.post('/environments', body('Staging'))).body.environment;
  await user.put(`/environments/${id}/variables/user`, { value: 'ada', is_secret: false });
  assert.deepEqual((await other.get('/environments')).body, { environments: [] });
  const own = { value: 'x', is_secret: false };
  const replies = [
    await other.put(`/environments/${id}`, body('Mine')),
    await other.put(`/environments/${id}/variables/user`, own),
    await other.delete(`/environments/${id}/variables/user`),
    await other.delete(`/environments/${id}`),
  ];
  assert.deepEqual(
    replies.map(({ status }) => status),
    [404, 404, 404, 404],
  );
  const suite = await other.post('/test_blueprint_category/create', {
    name: 'Suite',
    schedule_environment_id: id,
  });
  assert.equal(suite.body.fields?.schedule_environment_id, 'The environment does not exist.');
  assert.equal((await api.as().get('/environments')).status, 401);
});

test('invalid environments are refused in a sentence', async () => {
  const user = await api.newCompany();
  await user.post('/environments', body('Staging'));
  const twice = await user.post('/environments', body('staging'));
  assert.deepEqual(
    [twice.status, twice.body.error],
    [409, 'There is an environment named "staging" already.'],
  );
  const { id } = (await user.post('/environments', body('Preview'))).body.environment;
  assert.equal((await user.put(`/environments/${id}`, body('STAGING'))).status, 409);
  const errorOf = async (more: object) => (await user.post('/environments', body('New', more))).body.error;
  const header = (name: string, value = 'secret') => ({ headers: [{ name, value }] });
  for (const name of ['Host', 'content-length', 'Cookie', 'Transfer-Encoding'])
    assert.match(await errorOf(header(name)), /The browser sets this header itself\./, name);
  assert.match(await errorOf(header('two words')), /The name of a header has letters, digits and hyphens\./);
  assert.match(await errorOf(header('X-A', 'one\r\nHost: two')), /in one line/);
  assert.match(await errorOf({ headers: [...header('A').headers, ...header('a').headers] }), /named once/);
  assert.match(await errorOf({ base_url: '/cart' }), /Enter a full address/);
  assert.match(await errorOf({ http_authentication: { user: 'ada', password: 'abc' } }), /at least 4/);
  const many = Array.from({ length: 21 }, (_, index) => ({ name: `X-${index}`, value: 'x' }));
  assert.match(await errorOf({ headers: many }), /at most 20 headers/);
});

test('an address inside the network is refused at the field, unless the operator allows it', async () => {
  // Of the network, the tests' configuration allows localhost.
  const user = await api.newCompany();
  const checked = async (url: string) =>
    (await user.get(`/environments/address_check?url=${encodeURIComponent(url)}`)).body.problem;
  for (const url of [
    'https://staging.example',
    'http://localhost:3000/shop',
    'http://127.0.0.1',
    'https://8.8.8.8',
  ])
    assert.equal(await checked(url), null, url);
  const inside = [
    'http://10.0.0.7',
    'https://192.168.1.1/shop',
    'http://169.254.169.254',
    'http://[fd00::1]:8080',
  ];
  for (const url of inside) {
    assert.match(await checked(url), /^This address is inside the network/, url);
    const refused = await user.post('/environments', body('Inside', { base_url: url }));
    assert.deepEqual([refused.status, refused.body.code], [422, 'internal_address'], url);
    assert.equal(refused.body.fields.base_url, await checked(url));
  }

  const { id } = (await user.post('/environments', body('Staging'))).body.environment;
  const change = (more: object) => user.put(`/environments/${id}`, body('Staging', more));
  assert.equal((await change({ base_url: 'http://10.0.0.7' })).body.code, 'internal_address');
  const { queries } = api.platform.database;
  await queries.update(environments).set({ baseUrl: 'http://10.0.0.7' }).where(eq(environments.id, id));
  assert.equal((await change({ base_url: 'http://10.0.0.7', one_run_at_a_time: true })).status, 200);

  const viewer = await api.newMember(user.companyId, 'viewer');
  assert.equal((await viewer.get('/environments/address_check?url=http://10.0.0.7')).status, 403);
});

test('a company has 50 environments at most', async () => {
  const user = await api.newCompany();
  for (let number = 1; number <= 50; number += 1)
    assert.equal((await user.post('/environments', body(`E${number}`))).status, 201);
  const more = await user.post('/environments', body('E51'));
  assert.deepEqual([more.status, more.body.code], [422, 'too_many_environments']);
});

test('a run stores the environment that it names, ignoring case, and keeps it when it is repeated', async () => {
  const user = await api.newCompany();
  const id = await newTest(user, 'Cart', '/cart');
  const label = await trigger(user, id, { environment: 'Anything', base_url: 'https://x.example' });
  assert.equal(label.body.test_group_run.environment, 'Anything', 'a label where there are no environments');

  const elsewhere = await trigger(user, id, { environment: 'Anything' });
  assert.deepEqual(
    [elsewhere.status, elsewhere.body.code, elsewhere.body.error],
    [
      422,
      'unknown_environment',
      'There is no environment "Anything". Add it in Settings → Environments, or give a base URL.',
    ],
  );

  const environment = (await user.post('/environments', body('Staging'))).body.environment;
  const run = await trigger(user, id, { environment: 'sTAGING' });
  assert.equal(run.status, 201, run.text);
  const { environment: name, base_url: baseUrl } = run.body.test_group_run;
  assert.deepEqual([name, baseUrl], ['Staging', 'https://staging.example']);
  const moved = await trigger(user, id, { environment: 'Staging', base_url: 'https://pr-7.example' });
  assert.equal(moved.body.test_group_run.base_url, 'https://pr-7.example');

  const unknown = await trigger(user, id, { environment: 'Production' });
  assert.deepEqual(
    [unknown.status, unknown.body.code, unknown.body.error],
    [422, 'unknown_environment', 'There is no environment "Production". There are: Staging.'],
  );

  const runId = run.body.test_group_run.id;
  await user.post(`/test_group_run/${runId}/cancel`);
  await user.put(`/environments/${environment.id}`, body('Stage'));
  const again = await user.post(`/test_group_run/${runId}/rerun`, { only: 'all' });
  assert.equal(again.body.test_group_run.environment, 'Stage');
  await user.post('/environments', body('Preview'));
  await user.delete(`/environments/${environment.id}`);
  const gone = await user.post(`/test_group_run/${runId}/rerun`, { only: 'all' });
  assert.equal(gone.body.error, 'There is no environment "Staging". There are: Preview.');
});

test('a repeated run takes place at the base URL of today, unless its start named one', async () => {
  const user = await api.newCompany();
  const testId = await newTest(user, 'Cart', '/cart');
  const { id } = (await user.post('/environments', body('Staging'))).body.environment;
  const starts = [{ environment: 'Staging' }, { environment: 'Staging', base_url: 'https://pr-7.example' }];
  const runs = [];
  for (const start of starts) runs.push((await trigger(user, testId, start)).body.test_group_run.id);
  await user.put(`/environments/${id}`, body('Staging', { base_url: 'https://corrected.example' }));
  const addresses = [];
  for (const run of runs) {
    await user.post(`/test_group_run/${run}/cancel`);
    const again = await user.post(`/test_group_run/${run}/rerun`, {});
    addresses.push(again.body.test_group_run.base_url);
  }
  assert.deepEqual(addresses, ['https://corrected.example', 'https://pr-7.example']);
});

test('what waits for an environment that is deleted breaks, and cannot be repeated', async () => {
  const user = await api.newCompany();
  const testId = await newTest(user, 'Cart', '/cart');
  const { id } = (await user.post('/environments', body('Staging'))).body.environment;
  const run = (await trigger(user, testId, { environment: 'Staging' })).body.test_group_run.id;
  assert.equal((await user.delete(`/environments/${id}`)).status, 204);
  const read = async () => (await user.get(`/test_group_run/${run}`)).body;
  const [{ id: testRunId }] = (await read()).test_runs;
  assert.equal(await api.services.runQueue.openRecord(testRunId), undefined);
  const ended = await read();
  assert.deepEqual(
    [ended.test_group_run.status, ended.test_runs[0].status, ended.test_runs[0].error],
    ['error', 'error', 'The environment "Staging" was deleted.'],
  );
  const again = await user.post(`/test_group_run/${run}/rerun`, {});
  assert.deepEqual(
    [again.status, again.body.code, again.body.error],
    [422, 'environment_deleted', 'The environment "Staging" was deleted.'],
  );
  await user.post('/environments', body('Staging', { base_url: 'https://new.example' }));
  const moved = await user.post(`/test_group_run/${run}/rerun`, {});
  assert.equal(moved.body.test_group_run.base_url, 'https://new.example', 'another one of its name');
});

test('a test that starts at a path needs a base URL', async () => {
  const user = await api.newCompany();
  const id = await newTest(user, 'Cart', '/cart');
  const without = await trigger(user, id);
  assert.deepEqual(
    [without.status, without.body.code, without.body.error],
    [
      422,
      'no_base_url',
      'The starting URL of "Cart" is a path. Choose an environment that has a base URL (Settings → Environments), or give it a full address.',
    ],
  );
  for (const address of ['//evil.example/cart', '/\\evil.example', 'cart', '/two words']) {
    const reply = await user.put(`/test_blueprint/update/${id}`, {
      title: 'Cart',
      type: 'integration',
      starting_url: address,
      steps: [],
    });
    assert.equal(reply.status, 400, `${address} is no path: ${reply.text}`);
  }
});

test('values of the environment take the places of the company’s, and those of the run theirs', async () => {
  const user = await api.newCompany();
  for (const name of ['a', 'b', 'c'])
    await user.put(`/company/variables/${name}`, { value: 'company', is_secret: false });
  const { id } = (await user.post('/environments', body('Staging'))).body.environment;
  for (const name of ['b', 'c'])
    await user.put(`/environments/${id}/variables/${name}`, {
      value: 'environment',
      is_secret: name === 'c',
    });
  const testId = await newTest(user, 'Cart', '/cart?a={{a}}');
  const run = await trigger(user, testId, { environment: 'Staging', variables: { c: 'run value' } });
  const detail = await user.get(`/test_group_run/${run.body.test_group_run.id}`);
  const record = await api.services.runQueue.openRecord(detail.body.test_runs[0].id);
  assert.deepEqual(
    record?.plan.values.map(({ name, value, isSecret }) => [name, value, isSecret]),
    [
      ['a', 'company', false],
      ['b', 'environment', false],
      ['c', 'run value', true],
    ],
  );
  assert.equal(record.plan.baseUrl?.to, 'https://staging.example');
  assert.equal(record.plan.access, undefined, 'nothing is asked for');
  record.release();
});

test('a schedule runs in its environment, which then cannot be deleted', async () => {
  const user = await api.newCompany();
  const { id } = (await user.post('/environments', body('Staging'))).body.environment;
  const suite = await user.post('/test_blueprint_category/create', {
    name: 'Nightly',
    schedule_enabled: true,
    schedule_expression: '0 3 * * ? *',
    schedule_timezone: 'UTC',
    schedule_environment_id: id,
  });
  assert.equal(suite.body.category.schedule_environment_id, id, suite.text);
  const suiteId = suite.body.category.id;
  const testId = await newTest(user, 'Cart', '/cart');
  await user.post('/test_blueprint/move', {
    test_blueprint_ids: [testId],
    test_blueprint_category_id: suiteId,
  });
  const start = { companyId: user.companyId, suiteId, fireAt: new Date() };
  const outcome = await api.platform.database.queries.transaction((transaction) =>
    api.services.runs.startScheduled(start, transaction),
  );
  assert.ok(outcome.outcome === 'started');
  const { environment, base_url: baseUrl } = (await user.get(`/test_group_run/${outcome.groupRunId}`)).body
    .test_group_run;
  assert.deepEqual([environment, baseUrl], ['Staging', 'https://staging.example']);
  const assertIsInUse = async () => {
    const deleted = await user.delete(`/environments/${id}`);
    assert.deepEqual(
      [deleted.status, deleted.body.error],
      [409, 'The schedules of these suites name this environment: Nightly. Choose another one there first.'],
    );
  };
  await assertIsInUse();
  // Switched on again it would run at the tests' own addresses.
  const change = { name: 'Nightly', schedule_config: { schedule_enabled: false } };
  assert.equal((await user.put(`/test_blueprint_category/update/${suiteId}`, change)).status, 200);
  await assertIsInUse();
});

test('the secret of a one-time password is checked, and never given out', async () => {
  const user = await api.newCompany();
  const put = (value: string, is_secret = true) =>
    user.put('/company/variables/otp', { value, is_secret, kind: 'one-time-password' });
  const invalid = await put('not base32!');
  assert.equal(invalid.status, 422);
  assert.match(invalid.body.fields.value, /^Enter the secret in base32/);
  assert.match((await put('JBSWY3DPEHPK3PXP', false)).body.error, /always a secret/);
  const stored = await put('jbsw y3dp ehpk 3pxp');
  assert.equal(stored.status, 200, stored.text);
  const { name, value, kind } = stored.body.variable;
  assert.deepEqual([name, value, kind], ['otp', null, 'one-time-password']);
  assert.deepEqual(await api.services.values.forRun(user.companyId), [
    { name: 'otp', value: 'jbsw y3dp ehpk 3pxp', isSecret: true, kind: 'one-time-password' },
  ]);
});

test('steps of an editor run in an environment, which has to be there', async () => {
  const user = await api.newCompany();
  const { id } = (await user.post('/environments', body('Staging'))).body.environment;
  await user.put(`/environments/${id}/variables/term`, { value: 'bulb', is_secret: false });
  const steps = [{ type: 'act', action: 'Reload the page' }];
  const simulate = (more: object) => user.post('/simulate', { steps, starting_url: '/cart', ...more });
  const refused = await Promise.all(
    [{}, { environment: 'Production' }].map(async (more) => (await simulate(more)).body.code),
  );
  assert.deepEqual(refused, ['no_base_url', 'unknown_environment']);

  const { simulation_id: simulationId } = (await simulate({ environment: 'staging' })).body;
  const { id: runId } = await runOf(simulationId);
  const record = await api.services.runQueue.openRecord(runId);
  assert.equal(record?.plan.startingUrl, 'http://site.invalid/cart');
  assert.deepEqual(record.plan.baseUrl, { from: 'http://site.invalid', to: 'https://staging.example' });
  assert.deepEqual(
    record.plan.values.map(({ name, value }) => [name, value]),
    [['term', 'bulb']],
  );

  const { simulation_id: waiting } = (await simulate({ environment: 'staging' })).body;
  assert.equal((await user.delete(`/environments/${id}`)).status, 204);
  assert.equal(await api.services.runQueue.openRecord((await runOf(waiting)).id), undefined);
  const ended = (await user.get(`/simulate/${waiting}/status`)).body;
  assert.deepEqual([ended.status, ended.error], ['failed', 'The environment was deleted.']);
});

async function runOf(simulationId: string): Promise<{ id: number }> {
  const rows = await api.platform.database.queries
    .select()
    .from(testRuns)
    .where(eq(testRuns.simulationId, simulationId));
  return present(rows[0]);
}
