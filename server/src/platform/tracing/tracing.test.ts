import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createExecutionService } from '../../modules/execution/execution-service.ts';
import { createTest } from '../../modules/runs/testing/run-tools.ts';
import type { Runner } from 'runner';
import { eventually } from 'test-support';
import { exampleOutcome } from '../../testing/example-results.ts';
import { present } from '../../testing/present.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { startTraceReceiver } from 'stand-ins/trace-receiver.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;

/** Passes every step, within a second each. */
const runner: Pick<Runner, 'run'> = {
  async run({ steps }, onEvent) {
    const outcome = exampleOutcome({ result: 'Typed hushhush.' });
    for (const stepIndex of steps.keys()) await onEvent({ type: 'step-finished', stepIndex, outcome });
    return { status: 'passed', error: null, usage: null, video: null, durationSeconds: 1 };
  },
};

test('a run is one trace, from the request of its starter to its last step, without what it is about', async () => {
  const { spans, endpoint } = await startTraceReceiver();
  const platform = await openTestPlatform({ worksOnJobs: true, config: { tracing: { endpoint, share: 1 } } });
  const api = await openTestApi(platform);
  const user = await api.newCompany();
  const steps = [{ step_number: 1, type: 'act', action: 'Type hushhush into Password' }];
  const id = await createTest(user, 'Hushhush lamps', { steps, starting_url: 'http://hushhush.example/' });
  const execution = createExecutionService({ ...platform, runner });
  const stop = await platform.jobs.work('test-run', 1, async (row) => {
    await execution.executeRun(present(await api.services.runQueue.openRecord(Number(row))));
  });
  const body = { test_blueprint_ids: [id] };
  const started = await user.post('/test_group_run/trigger_run', body, { traceparent });
  const run: number = started.body.test_group_run.id;
  const hasPassed = async () =>
    (await user.get(`/test_group_run/${run}`)).body.test_group_run.status === 'passed';
  await eventually(hasPassed);
  await stop();
  const mine = () => spans.filter(({ traceId }) => traceId === TRACE);
  await eventually(async () => {
    await platform.tracing.close();
    return mine().some(({ name }) => name === 'process test-run');
  });

  const named = (name: string) => present(mine().find((span) => span.name === name));
  const parentOf = (name: string) =>
    mine().find(({ spanId }) => spanId === named(name).parentSpanId)?.name ?? named(name).parentSpanId;
  assert.equal(parentOf('POST /test_group_run/trigger_run'), CALLER);
  assert.equal(parentOf('send test-run'), 'POST /test_group_run/trigger_run');
  assert.equal(parentOf('process test-run'), 'send test-run');
  assert.equal(parentOf('attempt'), 'process test-run');
  assert.equal(parentOf('step'), 'attempt');
  const parents = mine()
    .filter(({ name }) => name === 'insert')
    .map(({ parentSpanId }) => mine().find(({ spanId }) => spanId === parentSpanId)?.name);
  assert.ok(parents.includes('POST /test_group_run/trigger_run'), `statements: ${parents.join()}`);
  assert.ok(
    mine().some(({ name, parentSpanId }) => name === 'update' && parentSpanId === named('attempt').spanId),
  );
  const { startTimeUnixNano, endTimeUnixNano } = named('step');
  assert.ok(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano) >= 990_000_000n, 'a step has its duration');
  assert.deepEqual(named('attempt').attributes.find(({ key }) => key === 'steplight.outcome')?.value, {
    stringValue: 'passed',
  });

  const everything = JSON.stringify(spans).toLowerCase();
  for (const secret of ['hushhush', user.token, user.email])
    assert.ok(!everything.includes(secret.toLowerCase()), secret);
});

test('a receiver that is away changes nothing', async () => {
  const tracing = { endpoint: 'http://127.0.0.1:9', share: 1 };
  const platform = await openTestPlatform({ config: { tracing } });
  const user = await (await openTestApi(platform)).newCompany();
  assert.equal((await user.get('/company/me')).status, 200);
  assert.equal((await user.get('/nowhere', { traceparent: 'nonsense' })).status, 404);
  await platform.tracing.close();
});
