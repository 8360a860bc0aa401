import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import { mock, test } from 'node:test';
import timers from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { LANGUAGE_VERSION } from 'shared/step-language';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { blueprints, blueprintSteps } from './tables.ts';

const api = await openTestApi();
const { queries } = api.platform.database;

const CLEAR = { type: 'act', action: 'Click "Buy"' };
const UNCLEAR = { type: 'assert', action: 'Everybody is somehow happy' };
const SEVERAL = { type: 'act', action: 'Click "A", then click "B"' };
const including = (id: number) => ({ type: 'module', action: '', test_blueprint_module_id: id });

async function create(user: Client, title: string, steps: object[], more: object = {}) {
  const reply = await user.post('/test_blueprint/create', {
    title,
    type: 'integration',
    starting_url: 'http://localhost/',
    ...more,
    steps: steps.map((step, index) => ({ ...step, step_number: index + 1 })),
  });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_blueprint;
}

const counts = async (user: Client) =>
  (await user.get('/test_blueprint/list')).body.test_blueprints.map(
    (one: { title: string; unclear_steps?: number }) => [one.title, one.unclear_steps],
  );

const listed = async (user: Client) => (await user.get('/test_blueprint/unclear_steps')).body.unclear_steps;

test('a blueprint says how many of its own steps are unclear, from each save on', async () => {
  const user = await api.newCompany();
  const module = await create(user, 'Sign in', [UNCLEAR, SEVERAL], { type: 'module' });
  const made = await create(user, 'Buy', [including(module.id), CLEAR, UNCLEAR]);
  assert.deepEqual([module.unclear_steps, made.unclear_steps], [2, 1]);
  await user.post(`/test_blueprint/duplicate/${made.id}`);
  const { title, type, starting_url } = made;
  const steps = [{ ...CLEAR, step_number: 1 }];
  const saved = await user.put(`/test_blueprint/update/${made.id}`, { title, type, starting_url, steps });
  assert.equal(saved.body.test_blueprint.unclear_steps, 0);
  assert.deepEqual(await counts(user), [
    ['Buy (Copy)', 1],
    ['Buy', 0],
    ['Sign in', 2],
  ]);
});

test('unclear steps are listed with what is wrong and what to write, in the order of titles and numbers', async () => {
  const user = await api.newCompany();
  const pay = await create(user, 'Pay', [CLEAR, UNCLEAR, SEVERAL]);
  const login = await create(user, 'Login', [UNCLEAR], { type: 'module' });
  await create(user, 'Clear', [CLEAR, including(login.id)]);
  const steps = await listed(user);
  assert.deepEqual(
    steps.map((step: Record<string, unknown>) => [step.title, step.type, step.step_number, step.state]),
    [
      ['Login', 'module', 1, 'not-understood'],
      ['Pay', 'integration', 2, 'not-understood'],
      ['Pay', 'integration', 3, 'several'],
    ],
  );
  const { problem, ...several } = steps[2];
  assert.match(problem, /2 steps/);
  assert.deepEqual(several, {
    test_blueprint_id: pay.id,
    title: 'Pay',
    type: 'integration',
    step_number: 3,
    action: SEVERAL.action,
    step_type: 'act',
    state: 'several',
    suggestions: [['Click "A"', 'Click "B"']],
  });
  assert.deepEqual(await listed(await api.newCompany()), []);
});

const uses = (name: string) => ({ type: 'assert', action: `The page shows "{{${name}}}"` });
const remembers = (name: string) => ({ type: 'act', action: `Remember the address as ${name}` });

test('a step that names a value which nothing gives counts as unclear until the value is there', async () => {
  const user = await api.newCompany();
  const module = await create(user, 'Cart', [uses('sort'), remembers('cart')], { type: 'module' });
  const made = await create(user, 'Buy', [
    ...[remembers('own'), uses('own'), uses('inbox'), uses('late'), remembers('late')],
    ...[including(module.id), uses('cart'), uses('shop'), { ...uses('gone'), is_disabled: true }],
  ]);
  assert.deepEqual([module.unclear_steps, made.unclear_steps], [0, 2]);
  const steps = async () =>
    (await listed(user)).map((step: Record<string, unknown>) => [step.title, step.step_number, step.state]);
  assert.deepEqual(await steps(), [
    ['Buy', 4, 'unknown-value'],
    ['Buy', 8, 'unknown-value'],
  ]);
  await user.put('/company/variables/shop', { value: 'lamps', is_secret: false });
  assert.deepEqual(await counts(user), [
    ['Buy', 1],
    ['Cart', 0],
  ]);
  const table = { columns: [{ name: 'late', is_secret: false }], rows: [{ cells: ['a'] }] };
  await user.put(`/test_blueprint/${made.id}/table`, table);
  assert.deepEqual(await steps(), []);
  await user.delete('/company/variables/shop');
  assert.deepEqual(await steps(), [['Buy', 8, 'unknown-value']]);
  const { environment } = (
    await user.post('/environments', {
      name: 'Staging',
      base_url: null,
      headers: [],
      http_authentication: null,
    })
  ).body;
  await user.put(`/environments/${environment.id}/variables/shop`, { value: 'a', is_secret: false });
  assert.deepEqual(await steps(), []);
});

test('an unclear step of a module may remember what it says, also in the login module of the suite', async () => {
  const user = await api.newCompany();
  const asksModel = { type: 'act', action: 'Note down whatever greeting the page has' };
  const login = await create(user, 'Login', [asksModel], { type: 'module' });
  const suite = await user.post('/test_blueprint_category/create', {
    name: 'Shop',
    login_module_blueprint_id: login.id,
  });
  const inSuite = { test_blueprint_category_id: suite.body.category.id };
  const made = await create(user, 'Buy', [uses('greeting'), UNCLEAR], inSuite);
  assert.equal(made.unclear_steps, 1);
  const alone = await create(user, 'Alone', [uses('greeting'), UNCLEAR]);
  assert.equal(alone.unclear_steps, 2);
  assert.deepEqual(
    (await listed(user)).map((step: Record<string, unknown>) => [step.title, step.step_number]),
    [
      ['Alone', 1],
      ['Alone', 2],
      ['Buy', 2],
      ['Login', 1],
    ],
  );
});

test('at most 500 unclear steps are listed', async () => {
  const user = await api.newCompany();
  await create(
    user,
    'Long',
    Array.from({ length: 501 }, () => SEVERAL),
  );
  assert.equal((await listed(user)).length, 500);
});

test('what another version of the language counted, or none, is counted again', async () => {
  const user = await api.newCompany();
  const never = await create(user, 'Never counted', [UNCLEAR, CLEAR]);
  const before = await create(user, 'Counted before', [CLEAR, SEVERAL]);
  const store = (id: number, values: object) =>
    queries.update(blueprints).set(values).where(eq(blueprints.id, id));
  await store(never.id, { unclearSteps: null, stepValues: null, languageVersion: null });
  await store(before.id, { unclearSteps: 0, languageVersion: LANGUAGE_VERSION + 1 });
  assert.deepEqual(await counts(user), [
    ['Counted before', 0],
    ['Never counted', undefined],
  ]);
  assert.equal((await listed(user)).length, 2, 'the list does not wait for the count');
  await api.services.blueprints.recountUnclearSteps();
  assert.deepEqual(await counts(user), [
    ['Counted before', 1],
    ['Never counted', 1],
  ]);
  await queries
    .update(blueprintSteps)
    .set({ action: 'Click "A"' })
    .where(sql`action = ${UNCLEAR.action}`);
  await api.services.blueprints.recountUnclearSteps();
  assert.deepEqual((await counts(user))[1], ['Never counted', 1], 'current counts are left alone');
});

/** How often the work let others have the process between two of its items, and how often of that with a connection in hand that did nothing. */
async function countYields(work: () => Promise<unknown>): Promise<{ all: number; inTransaction: number }> {
  const { pool } = api.platform.database;
  const taken = new Set<{ readyForQuery?: boolean }>();
  const take = (client: object) => void taken.add(client);
  const release = (_error: Error, client: object) => void taken.delete(client);
  pool.on('acquire', take).on('release', release);
  const yields = { all: 0, inTransaction: 0 };
  const { setImmediate: nextTick } = timers;
  const counted = mock.method(timers, 'setImmediate', () => {
    yields.all++;
    if ([...taken].some(({ readyForQuery }) => readyForQuery)) yields.inTransaction++;
    return nextTick();
  });
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    counted.mock.restore();
    syncBuiltinESMExports();
    pool.off('acquire', take).off('release', release);
  }
  return yields;
}

test('no transaction is open while steps are parsed', async () => {
  const user = await api.newCompany();
  const count = 500;
  const steps = Array.from({ length: count }, (_, index) => ({ ...UNCLEAR, step_number: index + 1 }));
  const test = { title: 'Long', type: 'integration', starting_url: 'http://localhost/' };
  const ways: Record<string, () => Promise<unknown>> = {
    create: () => user.post('/test_blueprint/create', { ...test, steps }),
    update: async () => {
      const [{ id }] = (await user.get('/test_blueprint/list')).body.test_blueprints;
      await user.put(`/test_blueprint/update/${id}`, { ...test, steps: steps.slice(1) });
    },
    push: () => {
      const sentences = steps.map(({ action }, index) => `${index + 1}. ${action} <!-- assert -->`);
      const content = `---\nurl: http://localhost/\n---\n\n# Pushed\n\n${sentences.join('\n')}\n`;
      const files = [{ path: 'pushed.steps.md', content, base: null }];
      return user.post('/test_files/push', { files, dry_run: false });
    },
  };
  for (const [way, save] of Object.entries(ways)) {
    const { all, inTransaction } = await countYields(save);
    assert.ok(all >= count - 1, `${way}: the ${count} steps were parsed in ${all} pieces`);
    assert.equal(inTransaction, 0, way);
  }
  assert.deepEqual(await counts(user), [
    ['Pushed', count],
    ['Long', count - 1],
  ]);
});
