import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compressed, examplePage } from '../../../testing/example-page.ts';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { act, createTest, runTest } from '../testing/run-tools.ts';

const api = await openTestApi();

const steps = ['Click Next', 'Click Buy', 'Click Next'].map((action, index) => ({
  ...act(action),
  step_number: index + 1,
}));

/** Runs the test; its last step is on a page with these buttons, or a run without pages. Returns the id of the test run. */
async function run(user: Client, testId: number, status: 'passed' | 'failed', buttons?: string[]) {
  const { testRunId } = await runTest(api, user, testId, status, async (record) => {
    for (const [stepIndex, names] of [['Next'], ['Next', 'Buy'], buttons].entries()) {
      const isSuccessful = status === 'passed' || stepIndex < 2;
      const page = buttons && compressed(examplePage(...(names ?? [])));
      const outcome = exampleOutcome({ isSuccessful, page });
      await record.storeEvent({ type: 'step-finished', stepIndex, outcome });
    }
  });
  return testRunId;
}

const changesOf = async (user: Client, id: number) =>
  (await user.get(`/test_run/${id}/changes`)).body.changes;

test('what changed since the last passed run is said in words, what varies in any case is left out', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy', { steps });
  await run(user, testId, 'passed', ['Next', 'Order 4709', 'Delete']);
  const last = await run(user, testId, 'passed', ['Next', 'Order 4710', 'Delete']);
  await run(user, testId, 'passed');
  const failed = await run(user, testId, 'failed', ['Next', 'Order 4711', 'Archive']);
  const { last_passed, ...changes } = await changesOf(user, failed);
  assert.equal(last_passed.test_run_id, last, 'the last one with pages');
  assert.deepEqual(changes, {
    step_number: 3,
    items: [
      { change: 'vanished', text: 'button "Delete" is gone' },
      { change: 'appeared', text: 'button "Archive" is new' },
    ],
  });
  assert.equal((await (await api.newCompany()).get(`/test_run/${failed}/changes`)).status, 404);
});

test('the step is found where it has another number', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy', { steps: [act('Click Buy')] });
  const finish = async (status: 'passed' | 'failed', stepIndex: number, button: string) => {
    const page = compressed(examplePage(button));
    const outcome = exampleOutcome({ isSuccessful: status === 'passed', page });
    return runTest(api, user, testId, status, (record) =>
      record.storeEvent({ type: 'step-finished', stepIndex, outcome }),
    );
  };
  await finish('passed', 0, 'Buy');
  const { body } = await user.get(`/test_blueprint/${testId}`);
  const { title, type, starting_url, version } = body.test_blueprint;
  const reply = await user.put(`/test_blueprint/update/${testId}`, {
    title,
    type,
    starting_url,
    version,
    steps: steps.slice(0, 2),
  });
  assert.equal(reply.status, 200, reply.text);
  const { testRunId } = await finish('failed', 1, 'Pay');
  const { step_number, items } = await changesOf(user, testRunId);
  assert.deepEqual([step_number, items.length], [2, 2]);
});

test('nothing is said without a passed run, a failed step or pages', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy', { steps });
  assert.equal(await changesOf(user, await run(user, testId, 'failed', ['Pay'])), null, 'never passed');
  assert.equal(await changesOf(user, await run(user, testId, 'passed')), null, 'passed');
  assert.equal(
    await changesOf(user, await run(user, testId, 'failed', ['Pay'])),
    null,
    'passed without pages',
  );
  await run(user, testId, 'passed', ['Next']);
  assert.equal(await changesOf(user, await run(user, testId, 'failed')), null, 'failed without pages');
});
