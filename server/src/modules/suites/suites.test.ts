import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi } from '../../testing/test-api.ts';
import { claim, createTest, ended, testRunsOf, trigger } from '../runs/testing/run-tools.ts';

const api = await openTestApi();
const base = '/test_blueprint_category';
const daily = { schedule_enabled: true, schedule_expression: '0 9 * * ? *', schedule_timezone: 'UTC' };

test('suites are made, listed, changed and deleted', async () => {
  const user = await api.newCompany();
  const made = await user.post(`${base}/create`, { name: '  Checkout  ', ...daily });
  assert.equal(made.status, 201);
  const { category } = made.body;
  assert.equal(category.name, 'Checkout');
  assert.equal(category.schedule_expression, '0 9 * * ? *');
  const changed = await user.put(`${base}/update/${category.id}`, {
    name: 'Checkout 2',
    schedule_config: { schedule_enabled: false },
    login_module_blueprint_id: null,
  });
  assert.equal(changed.body.category.name, 'Checkout 2');
  assert.equal(changed.body.category.schedule_enabled, false);
  assert.equal(changed.body.category.schedule_expression, '0 9 * * ? *', 'the old text is kept');
  assert.deepEqual((await user.get(`${base}/list`)).body.categories, [changed.body.category]);
  assert.equal((await user.delete(`${base}/delete/${category.id}`)).status, 204);
  assert.equal((await user.delete(`${base}/delete/${category.id}`)).status, 404);
});

test('a name holds nothing that turns the text around it', async () => {
  const user = await api.newCompany();
  const { body } = await user.post(`${base}/create`, { name: 'Che\u202Ekcout \u2067', ...daily });
  assert.equal(body.category.name, 'Chekcout');
  assert.equal((await user.post(`${base}/create`, { name: '\u202E', ...daily })).status, 400);
});

test('the schedules of the screen are accepted, unreadable ones are not', async () => {
  const user = await api.newCompany();
  const create = (expression: string, timezone = 'Europe/London') =>
    user.post(`${base}/create`, {
      name: 'Scheduled',
      schedule_enabled: true,
      schedule_expression: expression,
      schedule_timezone: timezone,
    });
  for (const expression of ['0 */6 * * ? *', '45 23 * * ? *', '30 8 ? * 2 *', '30 8 ? * 1 *'])
    assert.equal((await create(expression)).status, 201, expression);
  const unreadable = await create('every day');
  assert.equal(unreadable.status, 400);
  assert.deepEqual(unreadable.body.fields, { schedule_expression: 'This schedule cannot be read.' });
  const zone = await create('0 9 * * ? *', 'Mars/Olympus');
  assert.deepEqual(zone.body.fields, { schedule_timezone: 'This time zone is not known.' });
  const none = await user.post(`${base}/create`, { name: 'Scheduled', schedule_enabled: true });
  assert.deepEqual(none.body.fields, { schedule_expression: 'Choose when the suite runs.' });
});

test('the next run follows the schedule, and nothing else moves it', async () => {
  const user = await api.newCompany();
  const made = (await user.post(`${base}/create`, { name: 'Nightly', ...daily })).body.category;
  assert.ok(Date.parse(made.next_run_at) > Date.now());
  assert.match(made.next_run_at, /T09:00:00\.000Z$/);
  const update = async (schedule_config: object, name = 'Nightly') => {
    const body = { name, schedule_config, login_module_blueprint_id: null };
    const reply = await user.put(`${base}/update/${made.id}`, body);
    assert.equal(reply.status, 200, reply.text);
    return reply.body.category.next_run_at;
  };
  // As if it had been planned before: whatever is not about the schedule leaves this time alone.
  const planned = new Date(Date.parse(made.next_run_at) + 60_000);
  await api.platform.database.pool.query('update suites set next_fire_at = $2 where id = $1', [
    made.id,
    planned,
  ]);
  assert.equal(await update({ schedule_enabled: true }, 'Renamed'), planned.toISOString());
  assert.equal(await update(daily), planned.toISOString());
  assert.match(await update({ ...daily, schedule_timezone: 'America/New_York' }), /T1[34]:00:00\.000Z$/);
  assert.match(await update({ ...daily, schedule_expression: '30 9 * * ? *' }), /T09:30:00\.000Z$/);
  assert.equal(await update({ schedule_enabled: false }), null);
  assert.match(await update({ schedule_enabled: true }), /T09:30:00\.000Z$/);
});

test('text that cannot be read, however it came in, runs nothing and may be sent back', async () => {
  const user = await api.newCompany();
  const { id } = (await user.post(`${base}/create`, { name: 'Old', ...daily })).body.category;
  const old = 'rate(1 day)';
  await api.platform.database.pool.query('update suites set schedule_expression = $2 where id = $1', [
    id,
    old,
  ]);
  const reply = await user.put(`${base}/update/${id}`, {
    name: 'Old',
    schedule_config: { ...daily, schedule_expression: old, schedule_timezone: 'Europe/London' },
    login_module_blueprint_id: null,
  });
  assert.equal(reply.body.category.schedule_expression, old);
  assert.equal(reply.body.category.next_run_at, null);
});

test('a schedule that comes too often or never is refused', async () => {
  const user = await api.newCompany();
  for (const [expression, why] of [
    ['*/2 * * * ? *', 'A suite can be started every 5 minutes at most.'],
    ['0 9 1 1 ? 2020', 'This schedule never starts the suite.'],
  ]) {
    const reply = await user.post(`${base}/create`, { name: 'S', ...daily, schedule_expression: expression });
    assert.equal(reply.status, 400);
    assert.deepEqual(reply.body.fields, { schedule_expression: why });
  }
});

test('a name of blanks is refused', async () => {
  const user = await api.newCompany();
  const reply = await user.post(`${base}/create`, { name: '   ' });
  assert.equal(reply.status, 400);
  assert.equal(reply.body.error, 'Suite name is required');
});

test('only a module of the own company can be the login module', async () => {
  const [ours, theirs] = [await api.newCompany(), await api.newCompany()];
  const blueprint = async (user: typeof ours, body: object) =>
    (await user.post('/test_blueprint/create', { steps: [], ...body })).body.test_blueprint.id as number;
  const module = await blueprint(ours, { title: 'Sign in', type: 'module' });
  const integration = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/' };
  const foreign = await blueprint(theirs, { title: 'Sign in', type: 'module' });
  const create = (id: number) => ours.post(`${base}/create`, { name: 'S', login_module_blueprint_id: id });
  assert.equal((await create(module)).body.category.login_module_blueprint_id, module);
  assert.equal((await create(await blueprint(ours, integration))).status, 422);
  assert.equal((await create(foreign)).body.error, 'The login module does not exist.');
});

test('the tests of a deleted suite stay without one', async () => {
  const user = await api.newCompany();
  const { category } = (await user.post(`${base}/create`, { name: 'Short-lived' })).body;
  const { test_blueprint } = (
    await user.post('/test_blueprint/create', {
      title: 'Buy',
      type: 'integration',
      starting_url: 'http://localhost/',
      test_blueprint_category_id: category.id,
      steps: [],
    })
  ).body;
  await user.delete(`${base}/delete/${category.id}`);
  const after = (await user.get(`/test_blueprint/${test_blueprint.id}`)).body.test_blueprint;
  assert.equal(after.test_blueprint_category_id, null);
  assert.equal(after.test_blueprint_category_name, null);
});

test('a suite has the number of its tests and the last 20 runs of all of them, oldest first', async () => {
  const [user, other] = [await api.newCompany(), await api.newCompany()];
  const create = async (name: string) => (await user.post(`${base}/create`, { name })).body.category;
  const [shop, empty] = [await create('Shop'), await create('Empty')];
  const more = { test_blueprint_category_id: shop.id };
  const tests = [await createTest(user, 'Buy', more), await createTest(user, 'Return', more)];
  await createTest(user, 'Without a suite');
  await createTest(user, 'Module', { type: 'module' });
  const start = async (path: string, body: object) => {
    const reply = await user.post(path, body);
    assert.equal(reply.status, 201, reply.text);
    return reply.body.test_group_run.id as number;
  };

  const first = await start('/test_group_run/trigger_run', more);
  const [passed, failed] = await testRunsOf(user, first);
  await (await claim(api, passed)).end(ended('passed'));
  await (await claim(api, failed)).end(ended('failed'));
  const partial = await start(`/test_group_run/${first}/rerun`, { only: 'failed' });
  await user.post(`/test_group_run/${partial}/cancel`);
  await start(`/test_group_run/${partial}/rerun`, {});
  await trigger(user, ...tests);
  const again = await start(`/test_group_run/${first}/rerun`, {});
  const scheduled = { companyId: user.companyId, suiteId: empty.id, fireAt: new Date() };
  await createTest(user, 'Scheduled', { test_blueprint_category_id: empty.id });
  const due = await api.platform.database.queries.transaction((transaction) =>
    api.services.runs.startScheduled(scheduled, transaction),
  );
  assert.equal(due.outcome, 'started');

  const list = async () => (await user.get(`${base}/list`)).body.categories;
  const [listed, alone] = await list();
  assert.deepEqual([listed.test_count, alone.test_count], [2, 1]);
  assert.deepEqual(
    listed.recent_runs.map(({ id, status }: { id: number; status: string }) => [id, status]),
    [
      [first, 'failed'],
      [again, 'pending'],
    ],
  );
  const { test_group_run: run } = (await user.get(`/test_group_run/${first}`)).body;
  assert.equal(listed.recent_runs[0].created_at, run.created_at);
  assert.deepEqual(
    alone.recent_runs.map(({ status }: { status: string }) => status),
    ['pending'],
  );
  assert.deepEqual([shop.test_count, shop.recent_runs], [0, []]);
  const changed = { name: 'Shop 2', schedule_config: { schedule_enabled: false } };
  assert.equal((await user.put(`${base}/update/${shop.id}`, changed)).body.category.recent_runs.length, 2);
  assert.deepEqual((await other.get(`${base}/list`)).body.categories, []);

  await api.platform.database.pool.query(
    `insert into group_runs (company_id, suite_id, name, status) select $1, $2, 'Shop', 'passed' from generate_series(1, 25)`,
    [user.companyId, shop.id],
  );
  const recent: { id: number; status: string }[] = (await list())[0].recent_runs;
  assert.equal(recent.length, 20);
  assert.ok(
    recent.every(({ id, status }, index) => status === 'passed' && id > (recent[index - 1]?.id ?? 0)),
  );
});
