import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { fixesFor, readStep } from 'shared/step-language';
import type { TestRun } from 'shared/contract';
import { parallelOptions, startTestRunner } from '../../runner/src/testing/test-runner.ts';
import { FAILING } from '../../runner/src/testing/timings.ts';
import { createShop } from '../../server/src/demo/site/shop.ts';
import { createExecutionService } from '../../server/src/modules/execution/execution-service.ts';
import { present } from '../../server/src/testing/present.ts';
import { openTestApi, type Client } from '../../server/src/testing/test-api.ts';
import { withTiming } from '../plans/with-timing.ts';

const api = await openTestApi();
const { runner, close } = await startTestRunner({ takesScreenshots: false, ...parallelOptions });
after(close);
const execution = createExecutionService({ ...api.platform, runner: withTiming(runner, FAILING) });

/** What a new version of the shop changes in its pages. */
const CHANGES: [from: string | RegExp, to: string][] = [
  // A form of another address, so that the button is not known by it.
  ['action="/cart/add"', 'action="/cart/add?version=2"'],
  [/Add to cart(?=<)/gu, 'Put into cart'],
  ['<form class="search"', '<details><summary>Find a lamp</summary><form class="search"'],
  [/(<button type="submit">Search<\/button>\s*<\/form>)/u, '$1</details>'],
  ['Your cart is empty.', 'There is nothing in your cart yet.'],
];

const TESTS: Record<string, { path: string; steps: string[] }> = {
  'Add a bulb': {
    path: '/products/edison-bulb',
    steps: ['Click the "Add to cart" button', 'The page shows "Edison Bulb is in your cart."'],
  },
  'Add two bulbs': {
    path: '/products/edison-bulb',
    steps: ['Type "2" into "Quantity"', 'Click the "Add to cart" button', 'There is a "Cart (2)" link'],
  },
  'Find a pendant': {
    path: '/',
    steps: ['Type "pendant" into "Search lamps" and press Enter', 'The page shows "2 lamps found"'],
  },
  'Open a pendant': {
    path: '/',
    steps: [
      'Type "pendant" into "Search lamps" and press Enter',
      'Click "Comet Pendant"',
      'The page shows "$89.00"',
    ],
  },
  'An empty cart': { path: '/cart', steps: ['The page shows "Your cart is empty."'] },
  'No lamp yet': { path: '/', steps: ['Click "Cart (0)"', 'The page shows "Your cart is empty."'] },
};

async function openShop() {
  const shop = await createShop();
  const changes: typeof CHANGES = [];
  shop.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string'
      ? changes.reduce((html, [from, to]) => html.replace(from, to), payload)
      : payload,
  );
  await shop.listen({ port: 0, host: '127.0.0.1' });
  after(() => shop.close());
  const address = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`;
  return { address, change: () => void changes.push(...CHANGES) };
}

const bodyOf = (title: string, startingUrl: string, sentences: string[]) => ({
  title,
  type: 'integration',
  starting_url: startingUrl,
  steps: sentences.map((action, index) => ({
    step_number: index + 1,
    type: readStep(action).type,
    action,
  })),
});

/** Executes the tests as a worker does. @returns their runs as the dashboard shows them */
async function run(user: Client, ids: number[]): Promise<TestRun[]> {
  const group = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: ids });
  const { test_runs: items } = (await user.get(`/test_group_run/${group.body.test_group_run.id}`)).body;
  const runs: TestRun[] = [];
  for (const { id } of items) {
    await execution.executeRun(present(await api.services.runQueue.openRecord(id)));
    runs.push((await user.get(`/test_run/${id}`)).body.test_run);
  }
  return runs;
}

/** The sentences of a test after a click on the first proposal for its failed step. */
function accepted(sentences: string[], { results }: TestRun): string[] {
  const index = results.findIndex(({ is_successful }) => is_successful === false);
  const { task, fixes: [fix] = [], missing_name } = present(results[index]);
  const sentence = present(fix?.sentence ?? fixesFor(task, missing_name).fixes[0]?.sentence);
  return sentences.toSpliced(index, fix?.kind === 'insert_before' ? 0 : 1, sentence);
}

test('a new version of the shop breaks six tests by three causes: the review has three groups, and one click for each test makes it green', async () => {
  const shop = await openShop();
  const user = await api.newCompany();
  const ids: number[] = [];
  for (const [title, { path, steps }] of Object.entries(TESTS)) {
    const reply = await user.post('/test_blueprint/create', bodyOf(title, shop.address + path, steps));
    ids.push(reply.body.test_blueprint.id);
  }
  const statuses = (runs: TestRun[]) => new Set(runs.map(({ status }) => status));
  assert.deepEqual(statuses(await run(user, ids)), new Set(['passed']));

  shop.change();
  const failed = await run(user, ids);
  assert.deepEqual(statuses(failed), new Set(['failed']));
  const { failures } = (await user.get('/test_run/to_review')).body;
  const groups = failures.map(({ newest, others }: { newest: { test_name: string }; others: [] }) =>
    [newest, ...others].map(({ test_name }: { test_name: string }) => test_name).sort(),
  );
  assert.deepEqual(groups.sort(), [
    ['Add a bulb', 'Add two bulbs'],
    ['An empty cart', 'No lamp yet'],
    ['Find a pendant', 'Open a pendant'],
  ]);

  const all = Object.entries(TESTS).map(([title, { path, steps }], index) => {
    return { title, path, steps: accepted(steps, present(failed[index])) };
  });
  assert.deepEqual(
    all.map(({ steps }) => steps),
    [
      ['Click the "Put into cart" button', 'The page shows "Edison Bulb is in your cart."'],
      ['Type "2" into "Quantity"', 'Click the "Put into cart" button', 'There is a "Cart (2)" link'],
      ['Expand "Find a lamp"', ...present(TESTS['Find a pendant']).steps],
      ['Expand "Find a lamp"', ...present(TESTS['Open a pendant']).steps],
      ['The page shows "There is nothing in your cart yet."'],
      ['Click "Cart (0)"', 'The page shows "There is nothing in your cart yet."'],
    ],
  );
  for (const [index, { title, path, steps }] of all.entries()) {
    const reply = await user.put(
      `/test_blueprint/update/${ids[index]}`,
      bodyOf(title, shop.address + path, steps),
    );
    assert.equal(reply.status, 200, reply.text);
  }
  assert.deepEqual(statuses(await run(user, ids)), new Set(['passed']));
});
