import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { RememberedAction, MemoryKey } from 'runner';
import { present } from '../../testing/present.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { placeKey } from './place-key.ts';
import { stepMemories } from './tables.ts';

const { newCompany, services, platform } = await openTestApi();
const { queries } = platform.database;
const key: MemoryKey = { stepIndex: 0, text: 'Buy it', page: 'shop.example/' };
const actions: RememberedAction[] = [
  { tool: 'click_element_by_index', input: {}, element: null, destination: null },
];

const testOf = (...steps: string[]) => ({
  title: 'Buy',
  type: 'integration',
  starting_url: 'https://shop.example/',
  test_blueprint_category_id: null,
  steps: steps.map((action, index) => ({ step_number: index + 1, type: 'act', action, use_vision: false })),
});

async function startRun(...steps: string[]) {
  const user = await newCompany();
  const created = await user.post('/test_blueprint/create', testOf(...steps));
  assert.equal(created.status, 201, created.text);
  const id: number = created.body.test_blueprint.id;
  const run = async () => {
    const group = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id] });
    const detail = await user.get(`/test_group_run/${group.body.test_group_run.id}`);
    return present(await services.runs.openRecord(detail.body.test_runs[0].id));
  };
  return { user, id, run, groupRunOf: () => user.get('/test_group_run/list') };
}

test('what a run stores, the next run of the same test loads at the same place', async () => {
  const { run } = await startRun('Buy it');
  const first = present((await run()).plan.memory);
  assert.equal(await first.load(key), null);
  await first.store(key, actions);
  const next = present((await run()).plan.memory);
  assert.deepEqual(await next.load(key), actions);
  for (const other of [{ stepIndex: 1 }, { text: 'Sell' }, { page: 'x/' }])
    assert.equal(await next.load({ ...key, ...other }), null, JSON.stringify(other));
  await next.store(key, []);
  assert.deepEqual(await first.load(key), []);
});

test('a changed test starts without memories', async () => {
  const { user, id, run } = await startRun('Buy it');
  await present((await run()).plan.memory).store(key, actions);
  const body = testOf('Buy it', 'Pay');
  const updated = await user.put(`/test_blueprint/update/${id}`, body);
  assert.equal(updated.status, 200, updated.text);
  assert.equal(await present((await run()).plan.memory).load(key), null);
});

test('a lost attempt stores nothing', async () => {
  const { user, run, groupRunOf } = await startRun('Buy it');
  const { plan } = await run();
  const [group] = (await groupRunOf()).body.test_group_runs;
  await user.post(`/test_group_run/${group.id}/cancel`);
  await assert.rejects(present(plan.memory).store(key, actions), /cancelled or taken over/);
  assert.equal(await present(plan.memory).load(key), null);
});

test('memories that were not used for 90 days are deleted', async () => {
  const { run } = await startRun('Buy it');
  const memory = present((await run()).plan.memory);
  await memory.store(key, actions);
  const age = (days: number) =>
    queries.update(stepMemories).set({ usedAt: sql`now() - make_interval(days => ${days})` });
  await age(89);
  await services.memories.deleteUnused();
  assert.deepEqual(await memory.load(key), actions);
  await services.memories.deleteUnused();
  await age(91);
  await services.memories.deleteUnused();
  assert.equal(await memory.load(key), null);
});

test('a run gets the values of its company', async () => {
  const { user, run } = await startRun('Buy it');
  await user.put('/company/variables/user', { value: 'anna', is_secret: false });
  assert.deepEqual((await run()).plan.values, [{ name: 'user', value: 'anna', isSecret: false }]);
});

test('what an earlier version has stored is still found', () => {
  const definition = {
    startingUrl: 'https://shop.example/',
    steps: [{ type: 'act' as const, action: 'Buy it', useVision: false }],
  };
  assert.equal(placeKey(definition)(key), 'd68e7d74fcd45ddbe154c70980d49a25d1ffe7803f65f71b2452cd4685e3ca81');
});
