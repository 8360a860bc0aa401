import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SharedLogin, SignedInState } from 'runner';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import type { ExecutionRecord } from '../execution/execution-service.ts';
import { sharedLogins } from './tables.ts';
import { claim, createModule, createTest, ended, testRunsOf } from '../runs/testing/run-tools.ts';
import { deadWorker, setHeartbeatAge } from '../runs/testing/test-workers.ts';

const api = await openTestApi();
const { queries } = api.platform.database;

const STATE: SignedInState = {
  storage: { cookies: [], origins: [] },
  sessionStorage: { origin: 'http://localhost', items: [['token', 'secret-of-the-session']] },
  landing: null,
  remembered: [],
};

interface Started {
  user: Client;
  groupRunId: number;
  records: ExecutionRecord[];
  testRunIds: number[];
}

/** A run of a suite with a login module, whose tests are executed now. */
async function start(
  titles: string[],
  suite: object = {},
  login = ['Type "{{password}}" into "Password"'],
): Promise<Started> {
  const user = await api.newCompany();
  await user.put('/company/variables/password', { value: 'correct horse', is_secret: true });
  const module = await createModule(user, ...login);
  const body = { name: 'Shop', login_module_blueprint_id: module, ...suite };
  const { category } = (await user.post('/test_blueprint_category/create', body)).body;
  for (const title of titles) await createTest(user, title, { test_blueprint_category_id: category.id });
  const trigger = { test_blueprint_category_id: category.id };
  const reply = await user.post('/test_group_run/trigger_run', trigger);
  assert.equal(reply.status, 201, reply.text);
  const groupRunId: number = reply.body.test_group_run.id;
  const testRunIds = await testRunsOf(user, groupRunId);
  const records = [];
  for (const id of testRunIds) records.push(await claim(api, id));
  return { user, groupRunId, records, testRunIds };
}

const never = new AbortController().signal;

const open = (record: ExecutionRecord | undefined, signal = never): Promise<SharedLogin | undefined> =>
  present(present(record).plan.openLogin)(signal);

/** Whether a login still waits after it has looked for one of another test. */
async function isUndecided(login: Promise<unknown>) {
  // Sent after the queries of the login, to the same database.
  for (let count = 0; count < 5; count += 1) await rows();
  return Promise.race([login.then(() => false), new Promise((resolve) => setImmediate(resolve, true))]);
}

const rows = async () => queries.select().from(sharedLogins);

test('the tests of a group run wait for the first one, and sign in with what it has', async () => {
  const { records } = await start(['Buy', 'Pay', 'Return']);
  const first = present(await open(records[0]));
  assert.deepEqual([first.steps, first.restored], [1, null]);
  const others = [open(records[1]), open(records[2])];
  assert.ok(await isUndecided(Promise.race(others)));
  await first.onSignedIn(STATE);
  for (const login of await Promise.all(others))
    assert.deepEqual(present(login).restored, { state: STATE, by: 'Buy' });

  const stored = JSON.stringify(await rows());
  assert.ok(!stored.includes('secret-of-the-session') && !stored.includes('correct horse'));
  for (const record of records) await record.end(ended('passed'));
  assert.deepEqual(await rows(), [], 'what the tests have signed in with is deleted with the end of the run');
});

test('a sign-in that is renewed is what the next test gets', async () => {
  const { records } = await start(['Buy', 'Pay', 'Return']);
  await present(await open(records[0])).onSignedIn(STATE);
  const renewed = { ...STATE, landing: 'http://localhost/account' };
  await present(await open(records[1])).onSignedIn(renewed);
  assert.deepEqual(present(await open(records[2])).restored, { state: renewed, by: 'Pay' });
});

test('another test signs in where the first one fails, and where its worker dies', async () => {
  const failing = await start(['Buy', 'Pay']);
  await open(failing.records[0]);
  const waiting = open(failing.records[1]);
  await present(failing.records[0]).end(ended('failed'));
  assert.equal(present(await waiting).restored, null);

  const dying = await start(['Buy', 'Pay']);
  // Another worker takes the first test over, and it is the second that signs in.
  await present(dying.records[0]).requeue?.();
  assert.equal(present(await open(dying.records[1])).restored, null);
  const worker = deadWorker();
  await setHeartbeatAge(api.platform.database.queries, worker, 60);
  const again = await claim(api, dying.testRunIds[0], worker);
  const alsoWaiting = open(again);
  assert.ok(await isUndecided(alsoWaiting));
  await present(dying.records[1]).end(ended('error'));
  assert.equal(present(await alsoWaiting).restored, null);
});

test('a test that is requeued while it signs in does so itself', async () => {
  const { records, testRunIds } = await start(['Buy', 'Pay']);
  await open(records[0]);
  await present(records[0]).requeue?.();
  const again = await claim(api, testRunIds[0]);
  const login = present(await open(again));
  assert.equal(login.restored, null);
  await login.onSignedIn(STATE);
  assert.equal(present(await open(records[1])).restored?.by, 'Buy');
});

test('a test that has lost its attempt stores nothing, and a cancelled run waits for nothing', async () => {
  const { user, groupRunId, records } = await start(['Buy', 'Pay']);
  const first = present(await open(records[0]));
  const abort = new AbortController();
  const waiting = open(records[1], abort.signal);
  await user.post(`/test_group_run/${groupRunId}/cancel`);
  abort.abort(new Error('cancelled'));
  await assert.rejects(waiting, { name: 'AbortError' });
  await first.onSignedIn(STATE);
  assert.deepEqual(
    (await rows()).filter((row) => row.groupRunId === groupRunId && row.state),
    [],
  );
});

test('each test signs in itself where that cannot be shared, and where nothing is to be shared', async () => {
  const { records } = await start(['Buy', 'Pay']);
  await present(await open(records[0])).onSignedIn(null);
  assert.equal(await open(records[1]), undefined);

  for (const { records } of [
    await start(['Buy']),
    await start(['Buy', 'Pay'], { shares_login: false }),
    await start(['Buy', 'Pay'], { login_module_blueprint_id: null }),
  ])
    assert.deepEqual(
      records.map(({ plan }) => plan.openLogin),
      records.map(() => undefined),
    );
});

test('tests that sign in differently do not share: on a phone, at another site, with other values', async () => {
  const { user, records } = await start(['Buy', 'Pay']);
  await present(await open(records[0])).onSignedIn(STATE);
  const { test_blueprints: tests } = (await user.get('/test_blueprint/list')).body;
  const { test_blueprint_category_id: suiteId } = present(
    tests.find((one: { type: string }) => one.type === 'integration'),
  );
  await createTest(user, 'On a phone', {
    test_blueprint_category_id: suiteId,
    browser: { device: 'iPhone 15' },
  });
  await createTest(user, 'Elsewhere', {
    test_blueprint_category_id: suiteId,
    starting_url: 'http://127.0.0.1/',
  });
  for (const record of records) await record.end(ended('passed'));
  const run = async (more: object) => {
    const body = { test_blueprint_category_id: suiteId, ...more };
    const reply = await user.post('/test_group_run/trigger_run', body);
    const claimed = [];
    for (const id of await testRunsOf(user, reply.body.test_group_run.id)) claimed.push(await claim(api, id));
    return claimed;
  };
  const [buy, pay, phone, elsewhere] = await run({});
  await present(await open(buy)).onSignedIn(STATE);
  assert.equal(present(await open(pay)).restored?.by, 'Buy');
  assert.equal(present(await open(phone)).restored, null);
  assert.equal(present(await open(elsewhere)).restored, null);

  const atBaseUrl = await run({ base_url: 'https://staging.example' });
  await present(await open(atBaseUrl[0])).onSignedIn(STATE);
  const moved = present(await open(atBaseUrl[3]));
  assert.equal(moved.restored?.by, 'Buy', 'the base URL stands in place of its own address');
});
