import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OverviewDay, OverviewReply } from 'shared/contract';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import {
  act,
  claim,
  createTest,
  ended,
  runTest,
  setCommit,
  testRunsOf,
  trigger,
} from '../runs/testing/run-tools.ts';
import { lastDays } from './day-borders.ts';

const api = await openTestApi();
const { pool } = api.platform.database;

type End = 'passed' | 'failed' | 'error';

async function read(user: Client, query = ''): Promise<OverviewReply> {
  const reply = await user.get(`/overview${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

/** Runs the test once for each end and returns the ids of the test runs. */
async function runAll(user: Client, testId: number, ...ends: End[]): Promise<number[]> {
  const ids: number[] = [];
  for (const end of ends) ids.push((await runTest(api, user, testId, end)).testRunId);
  return ids;
}

const moveTo = (testRunId: number, at: Date) =>
  pool.query('update test_runs set created_at = $2 where id = $1', [testRunId, at]);

const setSeconds = (testRunId: number, seconds: number) =>
  pool.query('update test_runs set finished_at = started_at + make_interval(secs => $2) where id = $1', [
    testRunId,
    seconds,
  ]);

const countsOf = ({ passed, flaky, failed, error }: OverviewReply['totals']) => [
  passed,
  flaky,
  failed,
  error,
];

const datesWithResults = (days: OverviewDay[]) =>
  days.filter(({ pass_rate: rate }) => rate !== null).map(({ date }) => date);

test('a company without runs has days without results', async () => {
  const user = await api.newCompany();
  const overview = await read(user, '?period=7d');
  assert.equal(overview.days.length, 7);
  assert.deepEqual(datesWithResults(overview.days), []);
  assert.deepEqual([countsOf(overview.totals), overview.totals.pass_rate], [[0, 0, 0, 0], null]);
  assert.deepEqual([overview.failing_tests, overview.red_tests, overview.quarantines], [[], [], []]);
  assert.equal((await read(user, '?period=90d')).days.length, 90);
});

test('results are counted by day, with durations of those that passed', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const [first = 0, second = 0] = await runAll(user, id, 'passed', 'passed', 'failed', 'error');
  await setSeconds(first, 10);
  await setSeconds(second, 20);
  const { totals, days } = await read(user);
  assert.deepEqual([countsOf(totals), totals.pass_rate], [[2, 0, 1, 1], 0.5]);
  assert.deepEqual([totals.median_duration, totals.p95_duration], [15, 19.5]);
  const { date, ...today } = present(days.at(-1));
  assert.deepEqual(today, totals);
  assert.match(date, /^\d{4}-\d\d-\d\d$/);
});

test('runs that are pending or were stopped, and simulations, have no results', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  await trigger(user, id);
  const stopped = await trigger(user, id);
  assert.equal((await user.post(`/test_group_run/${stopped.id}/cancel`)).status, 204);
  const steps = [{ type: 'act', action: 'Click Buy' }];
  assert.equal((await user.post('/simulate', { steps, starting_url: 'http://localhost/' })).status, 201);
  assert.deepEqual(countsOf((await read(user)).totals), [0, 0, 0, 0]);
  await runAll(user, id, 'passed');
  assert.deepEqual(countsOf((await read(user)).totals), [1, 0, 0, 0]);
});

test('a test that passes at the second try counts once, as flaky', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const started = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id], retries: 1 });
  const groupRunId: number = started.body.test_group_run.id;
  const [first] = await testRunsOf(user, groupRunId);
  await (await claim(api, first)).end(ended('failed'));
  const [second] = await testRunsOf(user, groupRunId);
  assert.notEqual(second, first);
  await (await claim(api, second)).end(ended('passed'));
  const overview = await read(user);
  assert.deepEqual([countsOf(overview.totals), overview.totals.pass_rate], [[0, 1, 0, 0], 1]);
  assert.deepEqual(
    overview.flaky_tests.map(({ name, count, results, last }) => [name, count, results, last.test_run_id]),
    [['Buy', 1, 1, second]],
  );
  assert.deepEqual([overview.failing_tests, overview.red_tests], [[], []]);
});

test('a day begins at midnight of the time zone', async () => {
  const user = await api.newCompany();
  const [before = 0, after = 0] = await runAll(user, await createTest(user, 'Buy'), 'passed', 'passed');
  for (const zone of ['Pacific/Kiritimati', 'America/New_York', 'Asia/Kolkata']) {
    const [yesterday, today] = lastDays(new Date(), 3, zone);
    const midnight = present(today).startsAt;
    await moveTo(before, new Date(midnight.getTime() - 1));
    await moveTo(after, midnight);
    const { days } = await read(user, `?time_zone=${encodeURIComponent(zone)}`);
    assert.deepEqual(datesWithResults(days), [yesterday?.date, today?.date], zone);
  }
});

test('what was before the period is compared with it', async () => {
  const user = await api.newCompany();
  const [oldest = 0, older = 0] = await runAll(
    user,
    await createTest(user, 'Buy'),
    'passed',
    'failed',
    'passed',
  );
  const days = lastDays(new Date(), 15, 'UTC');
  await moveTo(oldest, new Date(present(days[1]).startsAt.getTime() - 1));
  await moveTo(older, present(days[1]).startsAt);
  const { totals, previous } = await read(user, '?period=7d');
  assert.deepEqual(
    [countsOf(totals), countsOf(previous)],
    [
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ],
  );
});

test('tests are ranked by their failures, and by how often they were flaky', async () => {
  const user = await api.newCompany();
  const [one, other, green] = [
    await createTest(user, 'One'),
    await createTest(user, 'Other'),
    await createTest(user, 'Green'),
  ];
  await runAll(user, green, 'passed');
  await runAll(user, one, 'failed', 'error', 'failed');
  const ids = await runAll(user, other, 'passed', 'failed', 'error', 'passed');
  assert.deepEqual((await read(user)).flaky_tests, [], 'no commit is known');
  await setCommit(api, other);
  const { failing_tests: failing, flaky_tests: flaky } = await read(user);
  assert.deepEqual(
    failing.map(({ name, count, results }) => [name, count, results]),
    [
      ['One', 3, 3],
      ['Other', 2, 4],
    ],
  );
  assert.deepEqual(
    flaky.map(({ name, count, last }) => [name, count, last.test_run_id]),
    [['Other', 2, ids.at(-1)]],
  );
});

test('a result that changed with the test is not flaky', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  await runAll(user, id, 'passed');
  await user.put(`/test_blueprint/update/${id}`, {
    title: 'Buy',
    type: 'integration',
    steps: [act('Click Pay')],
  });
  await runAll(user, id, 'failed');
  await setCommit(api, id);
  const { flaky_tests: flaky, failing_tests: failing } = await read(user);
  assert.deepEqual([flaky, failing.length], [[], 1]);
});

test('a red test tells since when, and who edited it since it passed', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy');
  const [passed] = await runAll(user, id, 'failed', 'passed').then((ids) => ids.slice(1));
  const save = { title: 'Buy', type: 'integration', steps: [act('Click Pay')] };
  assert.equal((await user.put(`/test_blueprint/update/${id}`, save)).status, 200);
  const [since] = await runAll(user, id, 'failed', 'error');
  await runAll(user, await createTest(user, 'Green'), 'failed', 'passed');
  const [red, ...more] = (await read(user)).red_tests;
  assert.deepEqual(more, []);
  assert.deepEqual(
    [red?.name, red?.status, red?.since.test_run_id, red?.last_passed?.test_run_id, red?.failing_rows],
    ['Buy', 'error', since, passed, 1],
  );
  assert.deepEqual(
    [red?.edit, red?.commit, red?.is_page_changed],
    [{ version: 2, by: user.email }, null, null],
  );
});

test('a red test tells of a commit and of another page, and none of it where it never passed', async () => {
  const user = await api.newCompany();
  const [id, never] = [await createTest(user, 'Buy'), await createTest(user, 'Never')];
  const run = async (sha: string, end: End) => {
    const body = { test_blueprint_ids: [id], repo: 'acme/shop', sha: sha.repeat(40) };
    const started = await user.post('/test_group_run/trigger_run', body);
    const [testRunId = 0] = await testRunsOf(user, started.body.test_group_run.id);
    await (await claim(api, testRunId)).end(ended(end));
    return testRunId;
  };
  const showPage = async (testRunId: number, page: string, isSuccessful: boolean) => {
    const { rows } = await pool.query(
      `insert into page_snapshots (company_id, hash, model) values ($1, $2, $3)
       on conflict (company_id, hash) do update set used_at = now() returning id`,
      [user.companyId, page, Buffer.from(page)],
    );
    await pool.query(
      'update test_run_steps set page_snapshot_id = $2, is_successful = $3 where test_run_id = $1',
      [testRunId, rows[0].id, isSuccessful],
    );
  };
  await showPage(await run('a', 'passed'), 'before', true);
  const since = await run('b', 'failed');
  await showPage(since, 'before', false);
  await runAll(user, never, 'failed');
  const redTests = async () =>
    (await read(user)).red_tests.map(({ name, commit, last_passed, is_page_changed }) => ({
      name,
      commit,
      hasPassed: last_passed !== null,
      is_page_changed,
    }));
  const commit = { repo: 'acme/shop', from: 'a'.repeat(40), to: 'b'.repeat(40) };
  const neverPassed = { name: 'Never', commit: null, hasPassed: false, is_page_changed: null };
  assert.deepEqual(await redTests(), [
    { name: 'Buy', commit, hasPassed: true, is_page_changed: false },
    neverPassed,
  ]);
  await showPage(since, 'after', false);
  assert.deepEqual(await redTests(), [
    { name: 'Buy', commit, hasPassed: true, is_page_changed: true },
    neverPassed,
  ]);
});

test('of a test with a table the rows count on their own', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Search', { steps: [act('Click {{word}}')] });
  const table = {
    columns: [{ name: 'word', is_secret: false }],
    rows: ['lamp', 'chair', 'table'].map((word) => ({ cells: [word] })),
    base: null,
  };
  assert.equal((await user.put(`/test_blueprint/${id}/table`, table)).status, 200);
  const run = async (...ends: End[]) => {
    const { testRunIds } = await trigger(user, id);
    for (const [index, end] of ends.entries()) await (await claim(api, testRunIds[index])).end(ended(end));
    return testRunIds;
  };
  await run('passed', 'failed', 'failed');
  const ids = await run('failed', 'passed', 'failed');
  await setCommit(api, id);
  const { red_tests: redTests, flaky_tests: flaky } = await read(user);
  assert.deepEqual(
    redTests.map(({ name, failing_rows: rows, row_name: row }) => [name, rows, row]),
    [['Search', 2, 'lamp']],
  );
  assert.equal(redTests[0]?.since.test_run_id, ids[0]);
  assert.equal(flaky[0]?.count, 2);
});

test('steps are ranked by the median of how long they took when they passed', async () => {
  const user = await api.newCompany();
  const id = await createTest(user, 'Buy', {
    steps: [act('Click Buy'), { ...act('Type "open sesame" into "Password"'), step_number: 2 }],
  });
  const ids = await runAll(user, id, 'passed', 'passed', 'failed');
  const setStep = (
    testRunId: number | undefined,
    step: number,
    duration: number | null,
    isSuccessful: boolean,
  ) =>
    pool.query(
      'update test_run_steps set duration = $3, is_successful = $4 where test_run_id = $1 and step_number = $2',
      [testRunId, step, duration, isSuccessful],
    );
  await setStep(ids[0], 1, 1, true);
  await setStep(ids[0], 2, 4, true);
  await setStep(ids[1], 1, 3, true);
  await setStep(ids[1], 2, 6, true);
  await setStep(ids[2], 1, 60, false);
  const { slow_steps: steps } = await read(user);
  assert.deepEqual(
    steps.map((step) => [step.task, step.median_duration, step.count, step.test_run_id, step.step_number]),
    [
      ['Type "••••" into "Password"', 5, 2, ids[1], 2],
      ['Click Buy', 2, 2, ids[1], 1],
    ],
  );
});

test('open quarantines have a reason, an owner and an end', async () => {
  const user = await api.newCompany();
  const [open, over] = [await createTest(user, 'Open'), await createTest(user, 'Over')];
  for (const id of [open, over])
    await user.put(`/test_blueprint/${id}/quarantine`, { reason: 'The server is slow.' });
  await pool.query('update quarantines set ends_at = now() where blueprint_id = $1', [over]);
  const { quarantines } = await read(user);
  assert.deepEqual(
    quarantines.map(({ name, reason, owner }) => [name, reason, owner]),
    [['Open', 'The server is slow.', user.email]],
  );
  const stored = await pool.query('select ends_at from quarantines where blueprint_id = $1', [open]);
  assert.equal(present(quarantines[0]).ends_at, stored.rows[0].ends_at.toISOString());
});

test('a suite and an environment narrow the figures', async () => {
  const user = await api.newCompany();
  const suite = (await user.post('/test_blueprint_category/create', { name: 'Shop' })).body.category.id;
  const environment = { name: 'Staging', base_url: null, headers: [], http_authentication: null };
  const { id: staging } = (await user.post('/environments', environment)).body.environment;
  const inSuite = await createTest(user, 'In the suite', { test_blueprint_category_id: suite });
  const outside = await createTest(user, 'Outside');
  const started = await user.post('/test_group_run/trigger_run', {
    test_blueprint_ids: [outside],
    environment: 'Staging',
  });
  const [testRunId] = await testRunsOf(user, started.body.test_group_run.id);
  await (await claim(api, testRunId)).end(ended('failed'));
  await runAll(user, inSuite, 'passed', 'passed');
  const totals = async (query: string) => countsOf((await read(user, query)).totals);
  assert.deepEqual(await totals(`?suite=${suite}`), [2, 0, 0, 0]);
  assert.deepEqual(await totals(`?environment=${encodeURIComponent(`#${staging}`)}`), [0, 0, 1, 0]);
  assert.deepEqual(await totals('?environment='), [2, 0, 0, 0]);
  assert.deepEqual(await totals(`?suite=${suite}&environment=%23${staging}`), [0, 0, 0, 0]);
  const { environments } = await read(user, `?suite=${suite}`);
  assert.deepEqual(environments, [
    { key: '', name: null },
    { key: `#${staging}`, name: 'Staging' },
  ]);
});

test('verdicts are counted by kind and by assignee, with the age of the oldest failure', async () => {
  const user = await api.newCompany();
  const colleague = await api.newMember(user.companyId, 'viewer');
  const [buy, pay] = [await createTest(user, 'Buy'), await createTest(user, 'Pay')];
  const [old, young, mended] = await runAll(user, buy, 'failed', 'failed', 'failed');
  const before = new Date('2020-01-02T03:04:05Z');
  const judge = (id: number | undefined, verdict: string, assignee_id: number | null) =>
    user.put(`/test_run/${id}/verdict`, { verdict, assignee_id });
  await judge(old, 'product_bug', colleague.userId);
  await judge(young, 'product_bug', colleague.userId);
  await judge(mended, 'environment', colleague.userId);
  await pool.query('update test_runs set passed_since_id = $1 where id = $1', [mended]);
  const [waiting] = await runAll(user, pay, 'failed');
  for (const id of [old, waiting]) await moveTo(present(id), before);

  const { verdicts = [] } = await read(user);
  assert.deepEqual(verdicts.map(({ list, name, count }) => [list, name, count]).toSorted(), [
    ['assignee', colleague.email, 2],
    ['kind', 'environment', 1],
    ['kind', 'product_bug', 1],
    ['waiting', null, 1],
  ]);
  const since = (wanted: string) => verdicts.find(({ list }) => list === wanted)?.since;
  assert.deepEqual([since('assignee'), since('waiting')], [before.toISOString(), before.toISOString()]);
  assert.deepEqual((await read(await api.newCompany())).verdicts, []);
});

test('people of one name are counted apart, and those after the tenth together', async () => {
  const user = await api.newCompany();
  const buy = await createTest(user, 'Buy');
  const assign = async (id: number | undefined, assigneeId: number) =>
    user.put(`/test_run/${id}/verdict`, { verdict: 'product_bug', assignee_id: assigneeId });
  const people = [];
  for (let count = 0; count < 12; count += 1) people.push(await api.newMember(user.companyId, 'viewer'));
  await pool.query(`update users set name = 'Ada' where id = any($1)`, [people.map(({ userId }) => userId)]);
  const [first, second, ...others] = people.map(({ userId }) => userId);
  for (const id of await runAll(user, buy, 'failed', 'failed')) await assign(id, present(second));
  for (const person of [first, ...others])
    await assign((await runAll(user, buy, 'failed'))[0], present(person));

  const { verdicts = [] } = await read(user);
  const assignees = verdicts.filter(({ list }) => list === 'assignee');
  assert.deepEqual(
    assignees.map(({ user_id: id, name, count }) => [id, name, count]),
    [[second, 'Ada', 2], ...[first, ...others.slice(0, 8)].map((id) => [id, 'Ada', 1]), [null, null, 2]],
  );
});

test('nothing of another company is counted', async () => {
  const [user, stranger] = [await api.newCompany(), await api.newCompany()];
  const suite = (await stranger.post('/test_blueprint_category/create', { name: 'Theirs' })).body.category.id;
  const id = await createTest(stranger, 'Theirs', { test_blueprint_category_id: suite });
  await runAll(stranger, id, 'passed', 'failed');
  await stranger.put(`/test_blueprint/${id}/quarantine`, { reason: 'Theirs' });
  for (const query of ['', `?suite=${suite}`]) {
    const overview = await read(user, query);
    assert.deepEqual(countsOf(overview.totals), [0, 0, 0, 0]);
    assert.ok(!JSON.stringify(overview).includes('Theirs'));
  }
  assert.deepEqual(countsOf((await read(stranger, `?suite=${suite}`)).totals), [1, 0, 1, 0]);
});

test('unknown periods, time zones and parameters are refused', async () => {
  const user = await api.newCompany();
  for (const query of ['period=1d', 'time_zone=Mars/Base', 'time_zone=%2B02:00', 'suite=a', 'more=1'])
    assert.equal((await user.get(`/overview?${query}`)).status, 400, query);
});
