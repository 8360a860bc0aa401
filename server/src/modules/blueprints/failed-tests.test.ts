import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOutcome } from '../../testing/example-results.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { act, claim, createTest, ended, runTest, testRunsOf, trigger } from '../runs/testing/run-tools.ts';

const api = await openTestApi();

/** The titles of the tests that the list has with these filters, newest first. */
async function listed(user: Client, filters: Record<string, string>): Promise<string[]> {
  const reply = await user.get(`/test_blueprint/list?${String(new URLSearchParams(filters))}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body.test_blueprints.map(({ title }: { title: string }) => title);
}

/** Runs the test once; its first step fails for this reason. Returns the id of the test run. */
async function fail(user: Client, testId: number, reason: string): Promise<number> {
  const { testRunId } = await runTest(api, user, testId, 'failed', (record) =>
    record.storeEvent({
      type: 'step-finished',
      stepIndex: 0,
      outcome: exampleOutcome({ isSuccessful: false, result: reason }),
    }),
  );
  return testRunId;
}

const pass = (user: Client, testId: number) => runTest(api, user, testId, 'passed');

const judge = (user: Client, testRunId: number | undefined, verdict: string) =>
  user.put(`/test_run/${testRunId}/verdict`, { verdict });

test('tests are listed by the verdicts on the failures of their last run, and by those that wait for one', async () => {
  const user = await api.newCompany();
  const [buy, pay, find] = [
    await createTest(user, 'Buy'),
    await createTest(user, 'Pay'),
    await createTest(user, 'Find'),
  ];
  await createTest(user, 'Never run');
  await judge(user, await fail(user, buy, 'There is no button "Buy".'), 'product_bug');
  const payment = await fail(user, pay, 'The page is empty.');
  await judge(user, payment, 'environment');
  await fail(user, find, 'There is no field "Find".');

  assert.deepEqual(await listed(user, { verdict: 'product_bug' }), ['Buy']);
  assert.deepEqual(await listed(user, { verdict: 'none' }), ['Find']);
  assert.deepEqual(await listed(user, { verdict: 'none,environment' }), ['Find', 'Pay']);
  assert.deepEqual(await listed(user, { verdict: 'unknown' }), []);
  assert.deepEqual(await listed(user, { verdict: 'environment', failed_text: 'button' }), []);
  await user.delete(`/test_run/${payment}/verdict`);
  assert.deepEqual(await listed(user, { verdict: 'none' }), ['Find', 'Pay']);

  await fail(user, buy, 'There is no button "Buy".');
  assert.deepEqual(await listed(user, { verdict: 'product_bug' }), ['Buy'], 'Taken over');
  await pass(user, buy);
  assert.deepEqual(
    await listed(user, { verdict: 'product_bug' }),
    [],
    'An earlier failure is no longer meant',
  );
});

test('tests are listed by what the failures of their last run say', async () => {
  const user = await api.newCompany();
  const buy = await createTest(user, 'Buy', { steps: [act('Click Buy')] });
  const pay = await createTest(user, 'Pay', { steps: [act('Click Pay')] });
  const signIn = await createTest(user, 'Sign in', { steps: [act('Type "lightbulb" into "Password"')] });
  await fail(user, buy, 'There is no button "Buy".');
  await fail(user, pay, '100% of the_lamps are gone.');
  await fail(user, signIn, 'There is no such field.');

  assert.deepEqual(await listed(user, { failed_text: 'NO BUTTON' }), ['Buy']);
  assert.deepEqual(await listed(user, { failed_text: 'click p' }), ['Pay']);
  assert.deepEqual(await listed(user, { failed_text: '0_' }), [], 'No wildcards');
  assert.deepEqual(await listed(user, { failed_text: 'there is no', verdict: 'none' }), ['Sign in', 'Buy']);
  assert.deepEqual(await listed(user, { failed_text: 'into "pass' }), ['Sign in']);
  assert.deepEqual(await listed(user, { failed_text: 'lightb' }), [], 'A password cannot be found');

  await fail(user, buy, 'The page is empty.');
  assert.deepEqual(
    await listed(user, { failed_text: 'no button' }),
    [],
    'An earlier failure is no longer meant',
  );
  const broken = await trigger(user, buy);
  const record = await claim(api, broken.testRunIds[0]);
  await record.end({ ...ended('error'), error: 'The runner stopped responding.' });
  assert.deepEqual(await listed(user, { failed_text: 'stopped responding' }), ['Buy']);
});

test('of a test with a table the failures of all rows count, of a repeated one those of the last try', async () => {
  const user = await api.newCompany();
  const signIn = await createTest(user, 'Sign in', { steps: [act('Type "{{user}}" into "Name"')] });
  const table = {
    columns: [{ name: 'user', is_secret: false }],
    rows: ['anna', 'bob', 'cleo'].map((name) => ({ cells: [name] })),
  };
  assert.equal((await user.put(`/test_blueprint/${signIn}/table`, table)).status, 200);
  const { testRunIds } = await trigger(user, signIn);
  for (const [index, end] of (['failed', 'failed', 'passed'] as const).entries())
    await (await claim(api, testRunIds[index])).end(ended(end));
  await judge(user, testRunIds[0], 'test_change');
  assert.deepEqual(await listed(user, { verdict: 'test_change' }), ['Sign in']);
  assert.deepEqual(await listed(user, { verdict: 'none' }), ['Sign in']);
  assert.deepEqual(await listed(user, { verdict: 'unknown' }), []);

  const buy = await createTest(user, 'Buy');
  const started = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [buy], retries: 1 });
  const groupRunId: number = started.body.test_group_run.id;
  const [first] = await testRunsOf(user, groupRunId);
  await (await claim(api, first)).end(ended('failed'));
  await judge(user, first, 'unknown');
  assert.deepEqual(await listed(user, { verdict: 'unknown' }), []);
});

test('filters that make no sense are refused with the reason; other companies stay out', async () => {
  const [user, others] = [await api.newCompany(), await api.newCompany()];
  await judge(others, await fail(others, await createTest(others, 'Buy'), 'No button.'), 'unknown');
  await createTest(user, 'Pay');
  assert.deepEqual(await listed(user, { verdict: 'unknown' }), []);
  assert.deepEqual(await listed(user, { failed_text: 'button' }), []);

  const wrong: [string, RegExp][] = [
    ['verdict=bug', /A verdict is one of product_bug, test_change, environment, unknown, none/],
    ['failed_text=a', /at least 2 characters/],
    ['branch=main', /./],
  ];
  for (const [query, reason] of wrong) {
    const reply = await user.get(`/test_blueprint/list?${query}`);
    assert.deepEqual([query, reply.status], [query, 400]);
    assert.match(JSON.stringify(reply.body), reason);
  }
});
