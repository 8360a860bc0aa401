import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { RunEvent } from 'runner';
import { eventually } from 'test-support';
import { exampleAction, exampleEvent, exampleOutcome } from '../../../testing/example-results.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { AttemptLostError } from '../../execution/execution-service.ts';
import { isWorkerDead } from './workers-repository.ts';
import { testRuns } from '../tables.ts';
import { act, claim, createTest, ended, trigger } from '../testing/run-tools.ts';
import { deadWorker, setHeartbeatAge } from '../testing/test-workers.ts';

const api = await openTestApi();
const { runQueue } = api.services;

const groupRun = async (user: Client, id: number) => (await user.get(`/test_group_run/${id}`)).body;
const testRun = async (user: Client, id: number) => (await user.get(`/test_run/${id}`)).body.test_run;

const passed = ended('passed');
const failed = ended('failed');

/** One event of each type, for the first step. */
function eventsOf(screenshotText: string): RunEvent[] {
  const [screenshot, stepIndex, actionNumber] = [Buffer.from(screenshotText), 0, 1];
  return [
    { type: 'started', screenshot },
    { type: 'step-started', stepIndex },
    { type: 'action', stepIndex, actionNumber, action: exampleAction({ screenshot }) },
    { type: 'page-events', stepIndex, actionNumber, events: [exampleEvent()] },
    {
      type: 'step-finished',
      stepIndex,
      outcome: exampleOutcome({ isSuccessful: false, result: 'Too late.' }),
    },
  ];
}

/** A request of a page as the runner reports it. */
const request = (method: string, url: string, type = 'fetch') => ({
  method,
  url,
  type,
  status: 200,
  failure: null,
  atSeconds: 1,
  durationSeconds: 0.1,
  bytes: 10,
  beganBefore: false,
});

test('a run whose worker is dead is restarted by another, and the late worker writes nothing', async () => {
  const user = await api.newCompany();
  const { id, testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  const worker = deadWorker();
  // From the future, so that it stays young enough however long the following takes.
  await setHeartbeatAge(api.platform.database.queries, worker, -600);
  const first = await claim(api, testRunIds[0], worker);
  for (const event of eventsOf('late')) await first.storeEvent(event);
  await runQueue.requeueLost();
  assert.equal(
    (await testRun(user, present(testRunIds[0]))).status,
    'running',
    'the heartbeat is not too old',
  );
  await setHeartbeatAge(api.platform.database.queries, worker, 12);
  await Promise.all([runQueue.requeueLost(), runQueue.requeueLost()]);

  const waiting = await testRun(user, present(testRunIds[0]));
  assert.deepEqual([waiting.status, waiting.error, waiting.initial_screenshot_url], ['pending', null, null]);
  const [step] = waiting.results;
  assert.deepEqual([step.is_successful, step.result, step.duration, step.actions], [null, null, null, []]);
  assert.deepEqual((await user.get(`/test_run/${testRunIds[0]}/events`)).body.events, []);
  const { test_group_run: whole, test_runs: items } = await groupRun(user, id);
  assert.deepEqual([whole.status, whole.duration, items[0].steps_failed], ['running', null, 1]);
  const { rows } = await api.platform.database.pool.query(
    "select from pgboss.job where name = 'test-run' and data->>'id' = $1",
    [String(testRunIds[0])],
  );
  assert.equal(rows.length, 1, 'one job, which replaces the one of the dead worker');

  const second = await claim(api, testRunIds[0]);
  await second.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({ screenshot: Buffer.from('jpeg') }),
  });
  const [started, ...others] = eventsOf('later still');
  await first.storeEvent(present(started));
  for (const event of others) await assert.rejects(first.storeEvent(event), AttemptLostError, event.type);
  await assert.rejects(first.end(failed), AttemptLostError);
  await assert.rejects(present(first.requeue)(), AttemptLostError);
  await second.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
  await second.end(passed);

  const run = await testRun(user, present(testRunIds[0]));
  assert.deepEqual(
    [run.status, run.initial_screenshot_url, run.results[0].actions.length],
    ['passed', null, 1],
  );
  assert.deepEqual([run.results[0].result, run.results[0].marks[0].kind], ['Clicked.', 'restarted']);
  const screenshot = run.results[0].actions[0].screenshot_url.slice('http://localhost:5000'.length);
  assert.equal((await api.as().get(screenshot)).text, 'jpeg');
  assert.equal((await groupRun(user, id)).test_group_run.status, 'passed');
});

test('a restarted run says what the attempts before had sent', async () => {
  const user = await api.newCompany();
  const steps = ['Click "Buy"', 'Click "Pay"', 'Click "Print"'].map(act);
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy', { steps }));
  const id = present(testRunIds[0]);
  const lose = async (events: RunEvent[]) => {
    const attempt = await claim(api, id, deadWorker());
    for (const event of events) await attempt.storeEvent(event);
    await runQueue.requeueLost();
  };
  const stepEvents = (stepIndex: number, list: ReturnType<typeof request>[]): RunEvent[] => [
    { type: 'step-started', stepIndex },
    {
      type: 'step-finished',
      stepIndex,
      outcome: exampleOutcome({ requests: { list, leftOut: 0 } }),
    },
  ];
  const shop = 'https://shop.example';
  await lose([
    ...stepEvents(0, [request('GET', `${shop}/cart`), request('POST', `${shop}/seen`, 'ping')]),
    ...stepEvents(1, [request('POST', `${shop}/orders?id=7`), request('POST', `${shop}/orders?id=8`)]),
    { type: 'step-started', stepIndex: 2 },
  ]);
  await lose(stepEvents(0, []));

  const last = await claim(api, id);
  for (const event of stepEvents(0, [])) await last.storeEvent(event);
  await last.end(passed);
  const { results } = await testRun(user, id);
  const start = (attempt: number) =>
    `Attempt ${attempt}: the worker that had this test before stopped or died, so it was restarted with the first step.`;
  assert.deepEqual(
    results[0].marks.map(({ text }: { text: string }) => text),
    [
      `${start(2)} Step 2 had sent data by then (POST /orders), which remains on the site. Step 3 had begun; whether data was sent is not known.`,
      `${start(3)} No data had been sent by then.`,
    ],
  );
  assert.deepEqual(results[1].marks, []);
});

test('a worker is dead after ten seconds without a heartbeat', async () => {
  const user = await api.newCompany();
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  const worker = deadWorker();
  await claim(api, testRunIds[0], worker);
  const isRun = eq(testRuns.id, present(testRunIds[0]));
  // Within a transaction, the database's clock stands still.
  await api.platform.database.queries.transaction(async (queries) => {
    for (const [seconds, isDead] of [
      [9.99, false],
      [10.01, true],
    ] as const) {
      await setHeartbeatAge(queries, worker, seconds);
      assert.deepEqual(
        await queries
          .select({ isDead: isWorkerDead.mapWith(Boolean) })
          .from(testRuns)
          .where(isRun),
        [{ isDead }],
      );
    }
  });
});

test('an attempt that its worker has but no longer executes is requeued by the worker itself', async () => {
  const user = await api.newCompany();
  const worker = await runQueue.startHeartbeat();
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy'), await createTest(user, 'Sell'));
  const [lost, otherId] = testRunIds.map(present) as [number, number];
  const record = await claim(api, lost, worker);
  const other = await claim(api, otherId, worker);
  record.release();
  await eventually(async () => (await testRun(user, lost)).status === 'pending');
  await runQueue.requeueLost();
  assert.equal((await testRun(user, otherId)).status, 'running');
  assert.equal(other.lost.aborted, false);
  await worker.close();
  await runQueue.requeueLost();
  assert.equal((await testRun(user, otherId)).status, 'pending', 'a worker that has been closed has no runs');
});

test('a worker that was paused until its row was removed has a heartbeat again', async () => {
  const { pool } = api.platform.database;
  const { workerId, close } = await runQueue.startHeartbeat();
  const countRows = async () => (await pool.query('select from workers where id = $1', [workerId])).rowCount;
  await pool.query("update workers set heartbeat_at = now() - interval '2 hours' where id = $1", [workerId]);
  await runQueue.requeueLost();
  assert.equal(await countRows(), 0);
  await eventually(async () => (await countRows()) === 1);
  await close();
  assert.equal(await countRows(), 0);
});

test('a run that has lost three workers ends as an error that says so', async () => {
  const user = await api.newCompany();
  const { id, testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  for (const wanted of ['running', 'running', 'error']) {
    const record = await claim(api, testRunIds[0], deadWorker());
    await record.storeEvent({ type: 'step-started', stepIndex: 0 });
    await runQueue.requeueLost();
    assert.equal((await groupRun(user, id)).test_group_run.status, wanted);
  }
  const run = await testRun(user, present(testRunIds[0]));
  const sentence = 'The runner stopped responding in each of 3 attempts.';
  assert.deepEqual([run.status, run.error, run.results[0].result], ['error', sentence, sentence]);
});

test('a run that its worker requeues is restarted however often, and before runs that have not started', async () => {
  const user = await api.newCompany();
  const ids = await Promise.all(['Buy', 'Sell', 'Pay'].map((title) => createTest(user, title)));
  const { id, testRunIds } = await trigger(user, ...ids);
  for (let round = 0; round < 4; round += 1) await (await claim(api, testRunIds[2])).requeue?.();
  const { rows } = await api.platform.database.pool.query<{ id: number }>(
    "select (data->>'id')::int as id from pgboss.job where name = 'test-run' and (data->>'id')::int = any($1) order by priority desc",
    [testRunIds],
  );
  assert.deepEqual(
    rows.map((job) => job.id),
    [testRunIds[2], testRunIds[0], testRunIds[1]],
  );
  for (const each of testRunIds) await (await claim(api, each)).end(passed);
  assert.equal((await groupRun(user, id)).test_group_run.status, 'passed');
});

test('a pending run without a job gets one, and a job whose worker died before it claimed the run is replaced', async () => {
  const { jobs, database } = api.platform;
  const user = await api.newCompany();
  const group = await trigger(user, await createTest(user, 'Buy'), await createTest(user, 'Return'));
  const [lost, queued] = group.testRunIds.map(String) as [string, string];
  const countJobs = async (id: string) => {
    const { rows } = await database.pool.query("select from pgboss.job where data->>'id' = $1", [id]);
    return rows.length;
  };
  await database.pool.query("delete from pgboss.job where data->>'id' = $1", [lost]);
  await runQueue.requeueStranded();
  assert.equal(await countJobs(lost), 0, 'it has not waited long enough');
  await database.pool.query("update test_runs set created_at = now() - interval '2 minutes'");
  await Promise.all([runQueue.requeueStranded(), runQueue.requeueStranded()]);
  await runQueue.requeueStranded();
  assert.deepEqual([await countJobs(lost), await countJobs(queued)], [1, 1]);
  assert.deepEqual(await jobs.findQueued('test-run', [lost, '0'], database.queries), [lost]);

  const fetchJob = (id: string, secondsAgo: number) =>
    database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - make_interval(secs => $2) where data->>'id' = $1`,
      [id, secondsAgo],
    );
  const stateOf = async (id: string) =>
    (await database.pool.query("select state from pgboss.job where data->>'id' = $1", [id])).rows;
  await fetchJob(lost, 20);
  await fetchJob(queued, 1);
  await runQueue.requeueStranded();
  assert.deepEqual(
    [await stateOf(lost), await stateOf(queued)],
    [[{ state: 'created' }], [{ state: 'active' }]],
  );
  await fetchJob(queued, 600);
  const record = await claim(api, Number(queued));
  await runQueue.requeueStranded();
  assert.deepEqual(await stateOf(queued), [{ state: 'active' }], 'the run is executed');
  await record.end(passed);
  await runQueue.requeueStranded();
  assert.deepEqual(await stateOf(queued), []);
});
