import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../platform/database/database.ts';
import { showPresence } from '../../platform/database/presence.ts';
import { exampleAction, exampleEvent, exampleOutcome } from '../../testing/example-results.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { AttemptLost } from '../execution/execution-service.ts';
import { createServices } from '../services.ts';
import { claim, createTest, ended, trigger } from './testing/run-tools.ts';

const api = await openTestApi();
const { runs } = api.services;

const groupRun = async (user: Client, id: number) => (await user.get(`/test_group_run/${id}`)).body;
const testRun = async (user: Client, id: number) => (await user.get(`/test_run/${id}`)).body.test_run;

/** Has passed without a sign of life from the worker. */
const endLease = (id: number | undefined) =>
  api.platform.database.pool.query(
    "update test_runs set lease_until = now() - interval '1 second' where id = $1",
    [id],
  );

const passed = ended('passed');
const failed = ended('failed');

test('a run whose worker has gone begins again with another, and the late worker writes nothing', async () => {
  const user = await api.newCompany();
  const { id, testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  const first = await claim(api, testRunIds[0]);
  const screenshot = Buffer.from('late');
  await first.storeEvent({ type: 'started', screenshot });
  await first.storeEvent({ type: 'step-started', stepIndex: 0 });
  await first.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({ screenshot }),
  });
  await first.storeEvent({ type: 'page-events', stepIndex: 0, actionNumber: 1, events: [exampleEvent()] });
  await first.storeEvent({
    type: 'step-finished',
    stepIndex: 0,
    outcome: exampleOutcome({ isSuccessful: false }),
  });
  await runs.recoverLost();
  assert.equal((await testRun(user, present(testRunIds[0]))).status, 'running', 'the lease still runs');
  await endLease(testRunIds[0]);
  await Promise.all([runs.recoverLost(), runs.recoverLost()]);

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
  assert.equal(rows.length, 1, 'one job, in place of the one that the worker had');

  const second = await claim(api, testRunIds[0]);
  await second.storeEvent({
    type: 'action',
    stepIndex: 0,
    actionNumber: 1,
    action: exampleAction({ screenshot: Buffer.from('jpeg') }),
  });
  assert.equal(await first.prolong(), false);
  await first.storeEvent({ type: 'started', screenshot });
  await assert.rejects(first.storeEvent({ type: 'step-started', stepIndex: 0 }), AttemptLost);
  await assert.rejects(
    first.storeEvent({
      type: 'action',
      stepIndex: 0,
      actionNumber: 1,
      action: exampleAction({ screenshot }),
    }),
    AttemptLost,
  );
  await assert.rejects(
    first.storeEvent({ type: 'page-events', stepIndex: 0, actionNumber: 1, events: [exampleEvent()] }),
    AttemptLost,
  );
  await assert.rejects(
    first.storeEvent({
      type: 'step-finished',
      stepIndex: 0,
      outcome: exampleOutcome({ result: 'Too late.' }),
    }),
    AttemptLost,
  );
  await assert.rejects(first.end(failed), AttemptLost);
  await assert.rejects(present(first.giveBack)(), AttemptLost);
  await second.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
  await second.end(passed);

  const run = await testRun(user, present(testRunIds[0]));
  assert.deepEqual(
    [run.status, run.initial_screenshot_url, run.results[0].actions.length],
    ['passed', null, 1],
  );
  assert.deepEqual([run.results[0].result, run.results[0].marks[0].kind], ['Clicked.', 'begun_again']);
  const picture = run.results[0].actions[0].screenshot_url.slice('http://localhost:5000'.length);
  assert.equal((await api.as().get(picture)).text, 'jpeg');
  assert.equal((await groupRun(user, id)).test_group_run.status, 'passed');
});

test('a worker whose process has died is known long before its lease ends, a silent one that lives is not taken for dead', async () => {
  const { database, log } = api.platform;
  const user = await api.newCompany();
  const { testRunIds } = await trigger(user, await createTest(user, 'Buy'), await createTest(user, 'Sell'));
  const [lost, kept] = testRunIds.map(present) as [number, number];
  const dying = await showPresence(database.url, log);
  const living = await showPresence(database.url, log);
  await claim(api, lost, dying);
  await claim(api, kept, living);
  await dying.close();
  /** The last signs of life were four seconds ago, and the leases last for eleven more. */
  const fallSilent = () =>
    database.pool.query(
      "update test_runs set lease_until = now() + interval '11 seconds' where worker is not null",
    );
  const statuses = async () => [(await testRun(user, lost)).status, (await testRun(user, kept)).status];

  await fallSilent();
  const afterBreak = openDatabase(database.url, log);
  await createServices({ ...api.platform, database: afterBreak }).runs.recoverLost();
  await afterBreak.close();
  assert.deepEqual(await statuses(), ['running', 'running'], 'after a break of the server nobody is present');

  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(200)) {
    await fallSilent();
    await runs.recoverLost();
    if ((await statuses())[0] === 'pending') break;
  }
  assert.deepEqual(await statuses(), ['pending', 'running']);
  await living.close();
});

test('a worker shows its presence again where its connection breaks', async () => {
  const { database, log } = api.platform;
  const presence = await showPresence(database.url, log);
  const holders = async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      "select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted",
      [presence.worker],
    );
    return rows.map(({ pid }) => pid);
  };
  const [first] = await holders();
  await database.pool.query('select pg_terminate_backend($1)', [first]);
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50))
    if ((await holders()).some((pid) => pid !== first)) break;
  assert.equal((await holders()).length, 1);
  assert.notEqual((await holders())[0], first);
  await presence.close();
});

test('a run that has lost three workers ends as an error that says so', async () => {
  const user = await api.newCompany();
  const { id, testRunIds } = await trigger(user, await createTest(user, 'Buy'));
  for (const wanted of ['running', 'running', 'error']) {
    await (await claim(api, testRunIds[0])).storeEvent({ type: 'step-started', stepIndex: 0 });
    await endLease(testRunIds[0]);
    await runs.recoverLost();
    assert.equal((await groupRun(user, id)).test_group_run.status, wanted);
  }
  const run = await testRun(user, present(testRunIds[0]));
  const sentence = 'The runner stopped responding in each of 3 attempts.';
  assert.deepEqual([run.status, run.error, run.results[0].result], ['error', sentence, sentence]);
});

test('a run that its worker gives back begins again however often, and before those that have not begun', async () => {
  const user = await api.newCompany();
  const ids = await Promise.all(['Buy', 'Sell', 'Pay'].map((title) => createTest(user, title)));
  const { id, testRunIds } = await trigger(user, ...ids);
  for (let round = 0; round < 4; round += 1) await (await claim(api, testRunIds[2])).giveBack?.();
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

test('a lease that is prolonged in time keeps the run', async () => {
  const user = await api.newCompany();
  const group = await trigger(user, await createTest(user, 'Buy'));
  const record = await claim(api, group.testRunIds[0]);
  await endLease(group.testRunIds[0]);
  assert.equal(await record.prolong(), true);
  await runs.recoverLost();
  await record.end(passed);
  assert.equal((await groupRun(user, group.id)).test_group_run.status, 'passed');
});

test('a run that waits without a job gets one again, a single one, and one that has its job is left alone', async () => {
  const { jobs, database } = api.platform;
  const user = await api.newCompany();
  const group = await trigger(user, await createTest(user, 'Buy'), await createTest(user, 'Return'));
  const [lost, queued] = group.testRunIds.map(String) as [string, string];
  const countJobs = async (id: string) => {
    const { rows } = await database.pool.query("select from pgboss.job where data->>'id' = $1", [id]);
    return rows.length;
  };
  await database.pool.query("delete from pgboss.job where data->>'id' = $1", [lost]);
  await runs.resendWaiting();
  assert.equal(await countJobs(lost), 0, 'it waits only since a moment ago');
  await database.pool.query("update test_runs set created_at = now() - interval '2 minutes'");
  await Promise.all([runs.resendWaiting(), runs.resendWaiting()]);
  await runs.resendWaiting();
  assert.deepEqual([await countJobs(lost), await countJobs(queued)], [1, 1]);
  assert.deepEqual(await jobs.findQueued('test-run', [lost, '0'], database.queries), [lost]);
});
