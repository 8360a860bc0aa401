import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ObservedRequest } from 'runner';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { claim, createTest, runTest, trigger } from '../testing/run-tools.ts';

const platform = await openTestPlatform({ config: { mediaRetentionDays: 10 } });
const api = await openTestApi(platform);

const request = (changes: Partial<ObservedRequest> = {}): ObservedRequest => ({
  method: 'GET',
  url: 'http://localhost/',
  type: 'document',
  status: 200,
  failure: null,
  atSeconds: 1,
  durationSeconds: 0.2,
  bytes: 120,
  beganBefore: false,
  ...changes,
});

const finished = (...list: ObservedRequest[]) => ({
  type: 'step-finished' as const,
  stepIndex: 0,
  outcome: exampleOutcome({ requests: { list, leftOut: 3 } }),
});

test('requests of a step are stored without secrets, for the company, as long as its screenshots', async () => {
  const user = await api.newCompany();
  const { testRunId } = await runTest(api, user, await createTest(user, 'Buy'), 'passed', (record) =>
    record.storeEvent(
      finished(
        request({ url: 'http://ada:word@localhost/a\0?token=abc&page=2' }),
        request({ url: `http://localhost/${'x'.repeat(600)}`, status: null, durationSeconds: null }),
      ),
    ),
  );
  const path = `/test_run/${testRunId}/steps/1/requests`;
  const { requests, left_out } = (await user.get(path)).body;
  assert.equal(left_out, 3);
  assert.deepEqual(requests[0], {
    method: 'GET',
    url: 'http://localhost/a\u{FFFD}?token=***&page=2',
    type: 'document',
    status: 200,
    failure: null,
    time: 1,
    duration: 0.2,
    size: 120,
    began_before: false,
  });
  assert.equal(requests[1].url.length, 500);
  assert.equal((await user.get(`/test_run/${testRunId}/steps/2/requests`)).status, 404);
  assert.equal((await (await api.newCompany()).get(path)).status, 404);

  await platform.database.pool.query(
    "update test_runs set finished_at = now() - interval '11 days' where id = $1",
    [testRunId],
  );
  await api.services.testRuns.removeOldMedia();
  assert.deepEqual((await user.get(path)).body, { requests: [], left_out: 0 });
});

test('a run that starts again has none of its last attempt', async () => {
  const user = await api.newCompany();
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  const testRunId = present(testRunIds[0]);
  const record = await claim(api, testRunId);
  await record.storeEvent(finished(request()));
  await present(record.requeue)();
  const { body } = await user.get(`/test_run/${testRunId}/steps/1/requests`);
  assert.deepEqual(body, { requests: [], left_out: 0 });
});
