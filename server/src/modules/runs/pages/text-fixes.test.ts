import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StepFix } from 'shared/contract';
import type { PageModel, PageNode } from 'shared/page-model';
import { readStep } from 'shared/step-language';
import { compressed } from '../../../testing/example-page.ts';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { claim, createTest, ended, runTest } from '../testing/run-tools.ts';

const api = await openTestApi();

const THANKS = 'The page shows "Thanks for your order."';
const OLD = 'Thanks for your order.';
const NEW = 'Thank you! We have your order.';
const ACCEPT: StepFix[] = [{ kind: 'accept_text', sentence: `The page shows "${NEW}"` }];

const heading = (text: string): Omit<PageNode, 'id'> => ({
  kind: 'heading',
  role: 'heading',
  names: { accessible: text },
  text,
});

/** A page that says this between a link and a button. */
function pageOf(words: string, changes: Partial<PageModel> = {}, ...more: Omit<PageNode, 'id'>[]): PageModel {
  const link: Omit<PageNode, 'id'> = {
    kind: 'link',
    role: 'link',
    names: { accessible: 'Shop' },
    text: 'Shop',
  };
  const button: Omit<PageNode, 'id'> = {
    kind: 'button',
    role: 'button',
    names: { accessible: 'Buy' },
    text: 'Buy',
  };
  const nodes = [link, heading(words), button, ...more].map((node, id) => ({ id, ...node }));
  return { format: 2, address: 'http://localhost/order', title: 'Shop', nodes, ...changes };
}

async function newTest(step: string) {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Order', {
    steps: [{ step_number: 1, type: readStep(step).type, action: step }],
  });
  return { user, testId };
}

const outcomeOn = (isSuccessful: boolean, page: PageModel | undefined, fixes: StepFix[] = []) =>
  exampleOutcome({ isSuccessful, page: page && compressed(page), fixes });

/** Runs the test, whose only step is on this page. Returns what its result offers. */
async function run(
  { user, testId }: { user: Client; testId: number },
  status: 'passed' | 'failed',
  page: PageModel | undefined,
  fixes?: StepFix[],
): Promise<StepFix[]> {
  const { testRunId } = await runTest(api, user, testId, status, (record) =>
    record.storeEvent({
      type: 'step-finished',
      stepIndex: 0,
      outcome: outcomeOn(status === 'passed', page, fixes),
    }),
  );
  return (await user.get(`/test_run/${testRunId}`)).body.test_run.results[0].fixes;
}

test('a text that has taken the place of the expected one since the last passed run can be accepted', async () => {
  const order = await newTest(THANKS);
  await run(order, 'passed', pageOf(OLD));
  await run(order, 'passed', undefined);
  assert.deepEqual(await run(order, 'failed', pageOf(NEW)), ACCEPT);
});

test('so can one that a step waits for', async () => {
  const order = await newTest(`Wait until the page shows "${OLD}"`);
  await run(order, 'passed', pageOf(OLD));
  const fixes = await run(order, 'failed', pageOf(NEW));
  assert.deepEqual(fixes, [{ kind: 'accept_text', sentence: `Wait until the page shows "${NEW}"` }]);
});

test('nothing can be accepted where the page shows an error, is another one, empty or still loading', async () => {
  const order = await newTest(THANKS);
  await run(order, 'passed', pageOf(OLD));
  const alert: Omit<PageNode, 'id'> = { kind: 'message', role: 'alert', text: 'Your card was refused.' };
  for (const page of [
    pageOf(NEW, {}, alert),
    pageOf(NEW, { status: 500 }),
    pageOf(NEW, { address: 'http://localhost/cart' }),
    pageOf(NEW, { isBusy: true }),
    { ...pageOf(NEW), nodes: [] },
    undefined,
  ])
    assert.deepEqual(await run(order, 'failed', page), []);
  assert.deepEqual(await run(order, 'failed', pageOf(NEW)), ACCEPT);
});

test('nothing is offered for other steps, for texts of variables, and beside what the runner offers', async () => {
  const absent = await newTest('The page does not show "Sold out"');
  await run(absent, 'passed', pageOf(OLD));
  assert.deepEqual(await run(absent, 'failed', pageOf('Sold out')), []);

  const variable = await newTest('The page shows "Thanks, {{name}}"');
  await run(variable, 'passed', pageOf('Thanks, Ada'));
  assert.deepEqual(await run(variable, 'failed', pageOf('Thank you, Ada')), []);

  const hidden = await newTest(THANKS);
  await run(hidden, 'passed', pageOf(OLD));
  const fixes: StepFix[] = [{ kind: 'insert_before', sentence: 'Expand "More"' }];
  assert.deepEqual(await run(hidden, 'failed', pageOf(NEW), fixes), fixes);
});

test('a part of the expected text is not offered in its place', async () => {
  const posts = await newTest('The page shows "Categorized as Fishing"');
  assert.deepEqual(await run(posts, 'failed', pageOf('Categorized as')), []);
  await run(posts, 'passed', pageOf('Categorized as Fishing'));
  assert.deepEqual(await run(posts, 'failed', pageOf('Categorized as')), []);
});

test('without a passed run the text that clearly is nearest can be used', async () => {
  const order = await newTest(THANKS);
  const use: StepFix[] = [{ kind: 'replace', sentence: 'The page shows "Thank you for your order!"' }];
  assert.deepEqual(await run(order, 'failed', pageOf('Thank you for your order!')), use);
  assert.deepEqual(await run(order, 'failed', pageOf('Your order was refused')), []);
  assert.deepEqual(await run(order, 'failed', pageOf('Thank you for your order!', { status: 404 })), []);
});

test('a step that is run from the editor is compared with the last passed run of the test', async () => {
  const { user, testId } = await newTest(THANKS);
  await run({ user, testId }, 'passed', pageOf(OLD));
  const body = {
    steps: [{ type: 'assert', action: THANKS }],
    starting_url: 'http://localhost/',
    test_blueprint_id: testId,
  };
  const { simulation_id: id } = (await user.post('/simulate', body)).body;
  const { pool } = api.platform.database;
  const { rows } = await pool.query<{ id: number }>('select id from test_runs where simulation_id = $1', [
    id,
  ]);
  const record = await claim(api, rows[0]?.id);
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 0,
    outcome: outcomeOn(false, pageOf(NEW)),
  });
  await record.end(ended('failed'));
  const { steps } = (await user.get(`/simulate/${id}/status`)).body;
  assert.deepEqual(present(steps[0]).fixes, ACCEPT);
});
