import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StepScreenshot } from 'shared/contract';
import { exampleAction, exampleOutcome } from '../../../testing/example-results.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { act, claim, createTest, ended, testRunsOf } from '../testing/run-tools.ts';

const platform = await openTestPlatform({ config: { mediaRetentionDays: 10 } });
const api = await openTestApi(platform);

const steps = ['Click Next', 'Click Buy', 'Click Next'].map((action, index) => ({
  ...act(action),
  step_number: index + 1,
}));

/** Runs the test; each step has an action with this screenshot and one without any. Returns the id of the test run. */
async function run(user: Client, testId: number, screenshot: string, start: object = {}): Promise<number> {
  const reply = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [testId], ...start });
  assert.equal(reply.status, 201, reply.text);
  const id = present((await testRunsOf(user, reply.body.test_group_run.id))[0]);
  const record = await claim(api, id);
  const { results } = (await user.get(`/test_run/${id}`)).body.test_run;
  for (const stepIndex of results.keys()) {
    const shown = [Buffer.from(`${screenshot} ${stepIndex + 1}`), null];
    for (const [index, content] of shown.entries()) {
      const action = exampleAction({ screenshot: content });
      await record.storeEvent({ type: 'action', stepIndex, actionNumber: index + 1, action });
    }
    await record.storeEvent({ type: 'step-finished', stepIndex, outcome: exampleOutcome() });
  }
  await record.end(ended('passed'));
  return id;
}

async function list(user: Client, id: number, step: number): Promise<StepScreenshot[]> {
  const { status, body, text } = await user.get(`/test_run/${id}/steps/${step}/screenshots`);
  assert.equal(status, 200, text);
  return body.screenshots;
}

const ids = (screenshots: StepScreenshot[]) => screenshots.map(({ test_run_id }) => test_run_id);

async function contentOf({ screenshot_url: address }: StepScreenshot): Promise<string> {
  return (await api.as().get(present(address).replace(/^https?:\/\/[^/]+/, ''))).text;
}

test('the screenshots of a step in the runs of its test are listed, also where it has another number', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy', { steps });
  const first = await run(user, testId, 'first');
  const second = await run(user, testId, 'second');
  const { title, type, starting_url, version } = (await user.get(`/test_blueprint/${testId}`)).body
    .test_blueprint;
  const reply = await user.put(`/test_blueprint/update/${testId}`, {
    title,
    type,
    starting_url,
    version,
    steps: [act('Click Help'), ...steps].map((step, index) => ({ ...step, step_number: index + 1 })),
  });
  assert.equal(reply.status, 200, reply.text);
  const third = await run(user, testId, 'third');

  const screenshots = await list(user, second, 3);
  assert.deepEqual(ids(screenshots), [third, second, first]);
  assert.deepEqual(
    screenshots.map(({ step_number }) => step_number),
    [4, 3, 3],
  );
  assert.deepEqual(await Promise.all(screenshots.map(contentOf)), ['third 4', 'second 3', 'first 3']);
  assert.deepEqual(ids(await list(user, third, 1)), [third], 'no other run has the step');
  assert.equal((await user.get(`/test_run/${third}/steps/5/screenshots`)).status, 404);
  const stranger = await api.newCompany();
  assert.equal((await stranger.get(`/test_run/${third}/steps/1/screenshots`)).status, 404);
});

test('runs in other environments are left out, and old ones beyond the last 20 but the one that is asked for', async () => {
  const user = await api.newCompany();
  const testId = await createTest(user, 'Buy');
  const own = await run(user, testId, 'old');
  const staging = await run(user, testId, 'staging', {
    environment: 'Staging',
    base_url: 'https://staging.example',
  });
  const newer: number[] = [];
  for (let count = 0; count < 20; count += 1) newer.push(await run(user, testId, `${count}`));
  assert.deepEqual(ids(await list(user, own, 1)), [...newer.slice(1).toReversed(), own]);
  assert.deepEqual(ids(await list(user, staging, 1)), [staging]);
});

test('a screenshot that was removed because of its age says so', async () => {
  const user = await api.newCompany();
  const id = await run(user, await createTest(user, 'Buy'), 'old');
  await platform.database.pool.query(
    "update test_runs set finished_at = now() - interval '11 days' where id = $1",
    [id],
  );
  await api.services.testRuns.removeOldMedia();
  const [screenshot] = await list(user, id, 1);
  assert.equal(screenshot?.screenshot_url, null);
  assert.notEqual(screenshot?.media_removed_at, null);
});
