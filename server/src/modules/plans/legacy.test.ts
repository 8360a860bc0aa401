import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import type { MemoryKey, RememberedAction } from 'runner';
import { present } from '../../testing/present.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { placeKey } from '../memories/place-key.ts';
import { stepMemories } from '../memories/tables.ts';
import { createPlanTools, button, entryOf, learned } from './testing/plan-tools.ts';

const api = await openTestApi();
const { queries } = api.platform.database;
const tools = createPlanTools(api);

const PROSE = 'Buy the cheapest lamp';
const key: MemoryKey = { stepIndex: 0, text: PROSE, page: 'shop.example/shop' };
const remembered: RememberedAction[] = [
  { tool: 'click_element_by_index', input: {}, element: null, destination: null },
];
const { actions } = entryOf('Click the "Buy" button', [button('Buy')]);
const found = [learned(0, 'Click the "Buy" button', [], { text: PROSE, origin: 'model', actions })];

/** A test as an earlier version has left it: with what a model has found for its step. */
async function createOldTest() {
  const made = await tools.createTest(PROSE);
  const steps = [{ type: 'act' as const, action: PROSE, useVision: false }];
  const hash = placeKey({ startingUrl: 'https://shop.example/shop', steps })(key);
  await queries.insert(stepMemories).values({ blueprintId: made.id, key: hash, actions: remembered });
  const countRows = async () =>
    (await queries.select().from(stepMemories).where(eq(stepMemories.blueprintId, made.id))).length;
  return { ...made, countRows };
}

test('a green run moves what an earlier version has stored into the plan', async () => {
  const { user, id, countRows } = await createOldTest();
  for (const [status, left] of [
    ['failed', 1],
    ['passed', 0],
  ] as const) {
    const record = await tools.claim(user, id);
    const { legacyActions } = present(record.plan.plan);
    assert.deepEqual(await legacyActions?.(key), remembered);
    assert.equal(await legacyActions?.({ ...key, page: 'shop.example/other' }), null);
    await record.end({ status, error: null, video: null, learned: status === 'passed' ? found : [] });
    assert.equal(await countRows(), left);
  }
  const plan = present((await tools.claim(user, id)).plan.plan);
  assert.deepEqual(plan.entriesOf(0), [{ type: 'act', text: PROSE, page: '/shop', actions, dismissed: [] }]);
});

test('what no run has asked for in 90 days is deleted', async () => {
  const { user, id, countRows } = await createOldTest();
  const age = (days: number) =>
    queries.update(stepMemories).set({ usedAt: sql`now() - make_interval(days => ${days})` });
  await age(91);
  await present((await tools.claim(user, id)).plan.plan).legacyActions?.(key);
  await api.services.plans.deleteUnused();
  assert.equal(await countRows(), 1);
  await age(91);
  await api.services.plans.deleteUnused();
  assert.equal(await countRows(), 0);
});
