import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../../testing/present.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { act, claim, createTest, ended, trigger } from '../testing/run-tools.ts';

const api = await openTestApi();

const COOKIES = 'When "Accept cookies" is shown, click it';
const CHAT = 'When the "Chat" dialog is shown, press Escape';

test('a run has the interruption handlers of its suite and its test, and a retry has them too', async () => {
  const user = await api.newCompany();
  const suite = { name: 'Checkout', retries: 1, handlers: ['when "Accept cookies" is shown click it.'] };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  assert.deepEqual(category.handlers, [COOKIES]);
  const own = { test_blueprint_category_id: category.id, handlers: [COOKIES, CHAT, CHAT] };
  const testId = await createTest(user, 'Buy', own);
  assert.deepEqual((await user.get(`/test_blueprint/${testId}`)).body.test_blueprint.handlers, [
    COOKIES,
    CHAT,
  ]);
  const run = (await user.post('/test_group_run/trigger_run', { test_blueprint_category_id: category.id }))
    .body;
  const first = async () =>
    present((await user.get(`/test_group_run/${run.test_group_run.id}`)).body.test_runs[0]).id;
  for (let tries = 0; tries < 2; tries += 1) {
    const record = await claim(api, await first());
    assert.deepEqual(record.plan.handlers, [COOKIES, CHAT]);
    await record.end(ended('failed'));
  }
});

test('the simulation of a stored test has them too', async () => {
  const user = await api.newCompany();
  const { category } = (
    await user.post('/test_blueprint_category/create', { name: 'Checkout', handlers: [COOKIES] })
  ).body;
  const own = { test_blueprint_category_id: category.id, handlers: [CHAT] };
  const body = {
    steps: [{ type: 'act', action: 'Click Buy', use_vision: false }],
    starting_url: 'http://localhost/',
  };
  const handlersOf = async (edited: object) => {
    const reply = await user.post('/simulate', { ...body, ...edited });
    assert.equal(reply.status, 201, reply.text);
    const { rows } = await api.platform.database.pool.query<{ id: number }>(
      'select id from test_runs where simulation_id = $1',
      [reply.body.simulation_id],
    );
    return (await claim(api, present(rows[0]).id)).plan.handlers;
  };
  assert.deepEqual(await handlersOf({ test_blueprint_id: await createTest(user, 'Buy', own) }), [
    COOKIES,
    CHAT,
  ]);
  assert.deepEqual(await handlersOf({}), []);
});

test('what is wrong with a handler is said at its place', async () => {
  const user = await api.newCompany();
  const handlers = [COOKIES, 'Click "Accept cookies"'];
  const steps = [act('Click Buy')];
  const body = { title: 'Buy', type: 'integration', starting_url: 'http://localhost/', steps, handlers };
  for (const reply of [
    await user.post('/test_blueprint/create', body),
    await user.post('/test_blueprint_category/create', { name: 'Checkout', handlers }),
  ]) {
    assert.equal(reply.status, 422, reply.text);
    assert.equal(reply.body.code, 'unclear_handler');
    assert.deepEqual(Object.keys(reply.body.fields), ['handlers.1']);
    assert.match(reply.body.fields['handlers.1'], /^A handler begins with "When"/);
  }
});

test('handlers are part of the history of a test, and of its copy', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy', { handlers: [COOKIES] });
  const update = { title: 'Buy', type: 'integration', steps: [act('Click Buy')], handlers: [] };
  assert.equal((await user.put(`/test_blueprint/update/${testId}`, update)).status, 200);
  const { version } = (await user.get(`/test_blueprint/${testId}/versions/1`)).body;
  assert.deepEqual(version.handlers, [COOKIES]);
  await user.put(`/test_blueprint/update/${testId}`, { ...update, handlers: [CHAT] });
  const copy = (await user.post(`/test_blueprint/duplicate/${testId}`, {})).body.test_blueprint;
  assert.deepEqual(copy.handlers, [CHAT]);
  const { testRunIds } = await trigger(user, copy.id);
  assert.deepEqual((await claim(api, testRunIds[0])).plan.handlers, [CHAT]);
});
