import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { createLog } from '../platform/log.ts';
import { openTestApi, type Client } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { createScheduler } from './scheduler.ts';

const { newCompany, platform, services } = await openTestApi(await openTestPlatform({ ownsTables: true }));
const { database } = platform;

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push((JSON.parse(line) as { msg: string }).msg) });
const newScheduler = () => createScheduler(services, database, log);
const scheduler = newScheduler();

type Company = Awaited<ReturnType<typeof newCompany>>;
const DAILY = '0 9 * * ? *';

// The suites of one test are not to become due in the middle of another.
afterEach(() => database.pool.query('update suites set schedule_enabled = false, next_fire_at = null'));

/** A suite whose schedule is on, with one test by default. */
async function newSuite(
  user: Client,
  { expression = DAILY, hasTest = true, missed = 'one' } = {},
): Promise<number> {
  const made = await user.post('/test_blueprint_category/create', {
    name: 'Nightly',
    schedule_enabled: true,
    schedule_expression: expression,
    schedule_timezone: 'UTC',
    missed_starts: missed,
  });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body.category;
  if (hasTest)
    await user.post('/test_blueprint/create', {
      title: 'Buy',
      type: 'integration',
      starting_url: 'http://localhost/',
      test_blueprint_category_id: id,
      steps: [{ step_number: 1, type: 'act', action: 'Click Buy' }],
    });
  return id;
}

/** As if the suite had become due so many minutes ago. Answers when that was. */
async function makeDue(suiteId: number, minutesAgo = 0): Promise<Date> {
  const { rows } = await database.pool.query<{ next_fire_at: Date }>(
    `update suites set next_fire_at = date_trunc('milliseconds', now()) - make_interval(mins => $2)
     where id = $1 returning next_fire_at`,
    [suiteId, minutesAgo],
  );
  assert.ok(rows[0]);
  return rows[0].next_fire_at;
}

async function firesOf(suiteId: number): Promise<Date[]> {
  const { rows } = await database.pool.query<{ fire_at: Date }>(
    'select fire_at from group_runs where suite_id = $1 and fire_at is not null order by id',
    [suiteId],
  );
  return rows.map((row) => row.fire_at);
}

async function nextOf(user: Client, suiteId: number): Promise<string | null> {
  const { categories } = (await user.get('/test_blueprint_category/list')).body;
  return categories.find(({ id }: { id: number }) => id === suiteId).next_run_at;
}

/** Why the schedule did not start the suite. */
async function refusedStart(user: Client, suiteId: number) {
  const { categories } = (await user.get('/test_blueprint_category/list')).body;
  return categories.find(({ id }: { id: number }) => id === suiteId).refused_start;
}

async function runs(user: Client) {
  return (await user.get('/test_group_run/list')).body.test_group_runs;
}

/** The lines logged meanwhile. */
async function logged(work: () => Promise<unknown>): Promise<string[]> {
  lines.length = 0;
  await work();
  return [...lines];
}

const isComing = (time: string | null) => time !== null && Date.parse(time) > Date.now();

test('a due suite is started once, under its name, with its tests, and is due again later', async () => {
  const user = await newCompany();
  const suite = await newSuite(user);
  const dueAt = await makeDue(suite);
  assert.deepEqual(await logged(() => scheduler.startDue()), ['A suite was started by its schedule']);
  const [run, ...others] = await runs(user);
  assert.deepEqual(others, []);
  assert.deepEqual([run.name, run.status, run.totalTests], ['Nightly', 'pending', 1]);
  assert.deepEqual(await firesOf(suite), [dueAt]);
  const next = await nextOf(user, suite);
  assert.ok(isComing(next));
  assert.match(next ?? '', /T09:00:00\.000Z$/);
  await scheduler.startDue();
  assert.equal((await runs(user)).length, 1);
});

test('a start missed by less than an hour is made up for once, however many times were missed', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, { expression: '*/5 * * * ? *' });
  const dueAt = await makeDue(suite, 59);
  await scheduler.startDue();
  assert.deepEqual(await firesOf(suite), [dueAt]);
  assert.ok(isComing(await nextOf(user, suite)));
});

test('a start missed by more than an hour is left out', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, { expression: '0 9 1 1 ? *' });
  const dueAt = await makeDue(suite, 61);
  assert.deepEqual(await logged(() => scheduler.startDue()), ['A scheduled start was missed by too long']);
  assert.deepEqual(await refusedStart(user, suite), {
    due_at: dueAt.toISOString(),
    reason: 'Nothing was running that could start it in time.',
  });
  assert.deepEqual(await runs(user), []);
  assert.ok(isComing(await nextOf(user, suite)));
});

test('after a long time down, the last missed start that is recent enough is made up for', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, { expression: '0 */1 * * ? *' });
  await makeDue(suite, 5 * 60);
  const before = Date.now();
  await scheduler.startDue();
  const after = Date.now();
  const [fireAt, ...others] = await firesOf(suite);
  assert.deepEqual(others, []);
  const firedAt = fireAt?.getTime() ?? 0;
  assert.ok(firedAt >= before - 60 * 60_000 && firedAt <= after, String(fireAt));
  assert.equal(fireAt?.getUTCMinutes(), 0);
});

test('a suite that makes up for nothing leaves out what is more than five minutes late', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, { expression: '0 9 1 1 ? *', missed: 'none' });
  await makeDue(suite, 6);
  await scheduler.startDue();
  assert.deepEqual(await firesOf(suite), []);
  assert.ok(await refusedStart(user, suite));
  const dueAt = await makeDue(suite, 4);
  await scheduler.startDue();
  assert.deepEqual(await firesOf(suite), [dueAt]);
});

test('a suite that makes up for all starts once for each time of the last hour', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, { expression: '*/20 * * * ? *', missed: 'all' });
  const dueAt = await makeDue(suite, 59);
  await scheduler.startDue();
  const [first, ...others] = await firesOf(suite);
  assert.deepEqual(first, dueAt);
  assert.ok(others.length >= 2, String(others));
  assert.deepEqual(
    others.map((fireAt) => fireAt.getUTCMinutes() % 20),
    others.map(() => 0),
  );
  assert.equal((await runs(user)).length, 1 + others.length);
  assert.ok(isComing(await nextOf(user, suite)));
});

test('while a run of the suite goes on, the next start is left out; after it has ended, not', async () => {
  const user = await newCompany();
  const suite = await newSuite(user);
  const manual = await user.post('/test_group_run/trigger_run', { test_blueprint_category_id: suite });
  const missed = await makeDue(suite);
  assert.deepEqual(await logged(() => scheduler.startDue()), [
    'A scheduled start was left out: the last run of the suite has not ended',
  ]);
  assert.deepEqual(await refusedStart(user, suite), {
    due_at: missed.toISOString(),
    reason: 'The run before it had not ended.',
  });
  assert.ok(isComing(await nextOf(user, suite)));
  await user.post(`/test_group_run/${manual.body.test_group_run.id}/cancel`);
  const dueAt = await makeDue(suite);
  await scheduler.startDue();
  assert.deepEqual(await firesOf(suite), [dueAt]);
  assert.equal(await refusedStart(user, suite), null);
});

test('a suite that was started for this time before is not started again', async () => {
  const user = await newCompany();
  const suite = await newSuite(user);
  const dueAt = await makeDue(suite);
  await scheduler.startDue();
  const [run] = await runs(user);
  await user.post(`/test_group_run/${run.id}/cancel`);
  await database.pool.query('update suites set next_fire_at = $2 where id = $1', [suite, dueAt]);
  assert.deepEqual(await logged(() => scheduler.startDue()), [
    'A scheduled start was left out: the suite was started for this time before',
  ]);
  assert.equal((await runs(user)).length, 1);
});

test('a suite without tests is passed over and stays on its schedule', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, { hasTest: false });
  await makeDue(suite);
  assert.deepEqual(await logged(() => scheduler.startDue()), [
    'A scheduled start was left out: The test suite "Nightly" has no tests yet.',
  ]);
  assert.ok(isComing(await nextOf(user, suite)));
});

test('a suite says why its schedule did not start it, until it does', async () => {
  const user = await newCompany();
  const suite = await newSuite(user, { hasTest: false });
  assert.equal(await refusedStart(user, suite), null);
  const { id } = (
    await user.post('/test_blueprint/create', {
      title: 'Buy',
      type: 'integration',
      starting_url: '/cart',
      test_blueprint_category_id: suite,
      steps: [{ step_number: 1, type: 'act', action: 'Click Buy' }],
    })
  ).body.test_blueprint;
  const dueAt = await makeDue(suite);
  await scheduler.startDue();
  assert.deepEqual(await refusedStart(user, suite), {
    due_at: dueAt.toISOString(),
    reason:
      'The starting URL of "Buy" is a path. Choose an environment that has a base URL (Settings → Environments), or give it a full address.',
  });
  await database.pool.query("update blueprints set starting_url = 'http://localhost/' where id = $1", [id]);
  await makeDue(suite);
  await scheduler.startDue();
  assert.equal((await firesOf(suite)).length, 1);
  assert.equal(await refusedStart(user, suite), null);
});

test('a suite whose text cannot be read is not started', async () => {
  const user = await newCompany();
  const suite = await newSuite(user);
  await database.pool.query("update suites set schedule_expression = 'at dawn' where id = $1", [suite]);
  await makeDue(suite);
  assert.deepEqual(await logged(() => scheduler.startDue()), [
    'A schedule cannot be read: it starts nothing',
  ]);
  assert.deepEqual(await runs(user), []);
  assert.equal(await nextOf(user, suite), null);
  assert.equal(
    (await refusedStart(user, suite)).reason,
    'Its schedule cannot be read. Choose the times again.',
  );
});

test('a suite whose start breaks does not hold up the others, and is tried again', async () => {
  const user = await newCompany();
  const broken = await newSuite(user);
  const sound = await newSuite(user);
  const dueAt = await makeDue(broken, 2);
  await makeDue(sound, 1);
  await database.pool.query(`
    create function break_start() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_start before insert on group_runs for each row when (new.suite_id = ${broken})
      execute function break_start()`);
  const own = newScheduler();
  assert.deepEqual(await logged(() => own.startDue()), [
    'A scheduled start failed; it will be tried again',
    'A suite was started by its schedule',
  ]);
  assert.equal((await firesOf(sound)).length, 1);
  await database.pool.query('drop trigger break_start on group_runs');
  await own.startDue();
  assert.deepEqual(await firesOf(broken), [], 'it is left alone for a while');
  await newScheduler().startDue();
  assert.deepEqual(await firesOf(broken), [dueAt]);
});

test('several schedulers at once start each of many suites once', async () => {
  const user: Company = await newCompany();
  const suites = await Promise.all(Array.from({ length: 60 }, () => newSuite(user)));
  for (const suite of suites) await makeDue(suite);
  await Promise.all(Array.from({ length: 4 }, () => newScheduler().startDue()));
  const fires = await Promise.all(suites.map(firesOf));
  assert.deepEqual(
    fires.map(({ length }) => length),
    suites.map(() => 1),
  );
});

test('it returns the time until the next task', async () => {
  const user = await newCompany();
  const suite = await newSuite(user);
  await database.pool.query("update suites set next_fire_at = now() + interval '200 ms' where id = $1", [
    suite,
  ]);
  const wait = await scheduler.startDue();
  assert.ok(wait !== undefined && wait > 0 && wait <= 200, String(wait));
});

test('its first round plans suites that are on and have no due time', async () => {
  const user = await newCompany();
  const [suite, unreadable] = [await newSuite(user), await newSuite(user)];
  await database.pool.query('update suites set next_fire_at = null where id in ($1, $2)', [
    suite,
    unreadable,
  ]);
  await database.pool.query("update suites set schedule_timezone = 'Mars/Olympus' where id = $1", [
    unreadable,
  ]);
  await newScheduler().startDue();
  assert.ok(isComing(await nextOf(user, suite)));
  assert.equal(await nextOf(user, unreadable), null);
});
