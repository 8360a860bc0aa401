import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import type { PageModel } from 'shared/page-model';
import { eventually } from 'test-support';
import { assertSince } from '../../../testing/assert-since.ts';
import { compressed, examplePage } from '../../../testing/example-page.ts';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import type { ExecutionRecord } from '../../execution/execution-service.ts';
import { pageSnapshots } from '../tables.ts';
import { act, claim, createModule, createTest, ended, including, runTest } from '../testing/run-tools.ts';

const api = await openTestApi(await openTestPlatform({ config: { mediaRetentionDays: 10 } }));
const { platform, services } = api;
const { pool, queries } = platform.database;

/** Runs a test with a step for each page; undefined: the step has none. Returns the id of the test run. */
async function runWith(user: Client, ...pages: (Buffer | undefined)[]): Promise<number> {
  const steps = pages.map((_, index) => ({ ...act('Click Buy'), step_number: index + 1 }));
  const { testRunId } = await runTest(
    api,
    user,
    await createTest(user, 'Buy', { steps }),
    'passed',
    async (record) => {
      for (const [stepIndex, page] of pages.entries()) {
        await record.storeEvent({ type: 'step-started', stepIndex });
        await record.storeEvent({ type: 'step-finished', stepIndex, outcome: exampleOutcome({ page }) });
      }
    },
  );
  return testRunId;
}

/** Finishes the first steps, each on a page with one button. */
async function finish(record: ExecutionRecord, ...buttons: string[]): Promise<void> {
  for (const [stepIndex, button] of buttons.entries()) {
    const outcome = exampleOutcome({ page: compressed(examplePage(button)) });
    await record.storeEvent({ type: 'step-finished', stepIndex, outcome });
  }
}

/** Simulates the step `Click Buy` on a page with this button. */
async function simulate(user: Client, more: object, button: string): Promise<void> {
  const steps = [{ type: 'act', action: 'Click Buy' }];
  const body = { steps, starting_url: 'http://localhost/', ...more };
  const reply = await user.post('/simulate', body);
  assert.equal(reply.status, 201, reply.text);
  const { rows } = await pool.query<{ id: number }>('select id from test_runs where simulation_id = $1', [
    reply.body.simulation_id,
  ]);
  const record = await claim(api, rows[0]?.id);
  await finish(record, button);
  await record.end(ended('passed'));
}

const pageOf = (user: Client, testRunId: number, step = 1) =>
  user.get(`/test_run/${testRunId}/steps/${step}/page`);

async function countPages(user: Client & { companyId: number }): Promise<number> {
  const { rows } = await pool.query('select id from page_snapshots where company_id = $1', [user.companyId]);
  return rows.length;
}

/** The pages, as if no step had been given one for some time. */
const leaveAlone = () => pool.query("update page_snapshots set used_at = now() - interval '2 hours'");

test('the page of a step is answered, to its company only', async () => {
  const user = await api.newCompany();
  const page: PageModel = examplePage('Buy');
  const start = Date.now();
  const id = await runWith(user, compressed(page), undefined);
  const reply = await pageOf(user, id);
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(reply.body.page, page);
  assertSince(start, reply.body.taken_at);
  assert.equal((await pageOf(user, id, 2)).status, 404, 'it has none');
  assert.equal((await pageOf(user, id, 3)).status, 404, 'there is no such step');
  assert.equal((await pageOf(await api.newCompany(), id)).status, 404);
});

test('the newest page of a step of a test is answered, from a run or simulation, wherever the step was', async () => {
  const user = await api.newCompany();
  const moduleId = await createModule(user, 'Click Next');
  const steps = [
    { ...including(moduleId), step_number: 1 },
    { ...act('Click Buy'), step_number: 2 },
  ];
  const testId = await createTest(user, 'Buy', { steps });
  const latest = async (id: number, step: number) =>
    (await user.get(`/test_blueprint/${id}/steps/${step}/page`)).body.latest;
  assert.equal(await latest(testId, 2), null);
  await runTest(api, user, testId, 'failed', (record) => finish(record, 'First page', 'Second page'));
  await runTest(api, user, testId, 'failed', (record) => finish(record, 'Newer first page'));
  assert.equal((await latest(moduleId, 1)).page.nodes[0].names.accessible, 'Newer first page');
  assert.equal((await latest(testId, 2)).page.nodes[0].names.accessible, 'Second page');
  await simulate(user, { test_blueprint_id: testId }, 'Simulated page');
  assert.equal((await latest(testId, 2)).page.nodes[0].names.accessible, 'Simulated page');

  const path = `/test_blueprint/${testId}/steps/2/page`;
  assert.equal((await (await api.newCompany()).get(path)).status, 404);
  assert.equal((await user.get(path.replace('2/page', '3/page'))).status, 404);
});

test('what a test begins on is answered when it was read, behind the login of its suite, in no run that lasts longer', async () => {
  const user = await api.newCompany();
  const login_module_blueprint_id = await createModule(user, 'Click Sign in');
  const runOf = async () => {
    const find = () =>
      pool.query<{ id: number; status: string }>('select id, status from test_runs where company_id = $1', [
        user.companyId,
      ]);
    return eventually(async () => {
      const [run] = (await find()).rows;
      assert.ok(run);
      return run;
    });
  };
  const asked = user.post('/simulate/starting_page', {
    starting_url: 'http://localhost/',
    login_module_blueprint_id,
  });
  const record = await claim(api, (await runOf()).id);
  await finish(record, 'Sign in', 'Shop');
  await record.end(ended('failed'));
  const { status, body, text } = await asked;
  assert.equal(status, 200, text);
  assert.equal(body.latest.page.nodes[0].names.accessible, 'Shop');

  const invalid = await user.post('/simulate/starting_page', { starting_url: 'nowhere' });
  assert.equal(invalid.status, 400, invalid.text);
});

test('the page of a step of a simulation is answered, of one that it did not come to where it ended, to its company only', async () => {
  const user = await api.newCompany();
  const steps = ['Click Buy', 'Click Pay', 'Click Next'].map((action) => ({ type: 'act', action }));
  const { body } = await user.post('/simulate', { steps, starting_url: 'http://localhost/' });
  const pageAt = (client: Client, step: number) =>
    client.get(`/simulate/${body.simulation_id}/steps/${step}/page`);
  assert.equal((await pageAt(user, 1)).body.latest, null, 'it has not begun');
  const { rows } = await pool.query<{ id: number }>('select id from test_runs where simulation_id = $1', [
    body.simulation_id,
  ]);
  const record = await claim(api, rows[0]?.id);
  await finish(record, 'First page', 'Second page');
  await record.end(ended('failed'));
  const seen = async (step: number) => (await pageAt(user, step)).body.latest.page.nodes[0].names.accessible;
  assert.deepEqual(
    [await seen(1), await seen(2), await seen(3)],
    ['First page', 'Second page', 'Second page'],
  );
  assert.equal((await pageAt(await api.newCompany(), 1)).status, 404);
});

test('what the steps would hit is answered for all of them at once, to the company only', async () => {
  const user = await api.newCompany();
  const sentences = ['Click Buy', 'Go back', 'Click Pay', 'Click Next', 'Click Buy'];
  const steps = sentences.map((action, index) => ({ ...act(action), step_number: index + 1 }));
  const testId = await createTest(user, 'Buy', { steps });
  const hits = async () => (await user.get(`/test_blueprint/${testId}/step_hits`)).body.hits;
  assert.deepEqual(await hits(), [], 'it has never run');
  const start = Date.now();
  await runTest(api, user, testId, 'failed', (record) => finish(record, 'Buy', 'Buy', 'Pay now'));
  const [first, third, last, ...more] = await hits();
  assertSince(start, first.taken_at);
  const { taken_at: _, ...said } = first;
  assert.deepEqual(said, {
    step_number: 1,
    action: 'Click Buy',
    result: 'one',
    text: '1 of 1: button "Buy"',
  });
  assert.deepEqual([third.step_number, third.result], [3, 'none']);
  assert.equal(third.text, 'None on this page. Nearest: button "Pay now"');
  assert.deepEqual([last.step_number, last.text], [5, said.text], 'from the step with the same text');
  assert.deepEqual(more, []);
  const path = `/test_blueprint/${testId}/step_hits`;
  assert.equal((await (await api.newCompany()).get(path)).status, 404);
});

test('large pages are looked at for some steps only, and none for a page beyond reason', async () => {
  const user = await api.newCompany();
  const steps = Array.from({ length: 60 }, (_, index) => ({ ...act('Click Buy'), step_number: index + 1 }));
  const testId = await createTest(user, 'Buy', { steps });
  const store = (page: Buffer) =>
    runTest(api, user, testId, 'passed', async (record) => {
      for (const stepIndex of steps.keys())
        await record.storeEvent({ type: 'step-finished', stepIndex, outcome: exampleOutcome({ page }) });
    });
  const count = async () => (await user.get(`/test_blueprint/${testId}/step_hits`)).body.hits.length;
  await store(compressed(examplePage(...Array.from({ length: 9999 }, () => 'A'), 'Buy')));
  assert.equal(await count(), 50);
  await store(compressed(examplePage('Buy', 'A'.repeat(2_000_000))));
  assert.equal(await count(), 0);
});

test('a page that is too large, when it is stored or when it is read, is none', async () => {
  const user = await api.newCompany();
  const large = compressed(examplePage('Buy'.repeat(10_000_000)));
  const id = await runWith(user, randomBytes(256 * 1024 + 1), large, Buffer.from('damaged'));
  assert.equal(await countPages(user), 2);
  for (const step of [1, 2, 3]) assert.equal((await pageOf(user, id, step)).status, 404);
});

test('the same page is stored once in a company', async () => {
  const [user, other] = [await api.newCompany(), await api.newCompany()];
  const page = compressed(examplePage('Buy'));
  const ids = [await runWith(user, page, page), await runWith(user, page)];
  await runWith(other, page);
  assert.deepEqual([await countPages(user), await countPages(other)], [1, 1]);
  for (const id of ids) assert.equal((await pageOf(user, id)).status, 200);
});

test('pages are removed with other media, those that another step has remain', async () => {
  const user = await api.newCompany();
  const shared = compressed(examplePage('Buy'));
  const old = await runWith(user, shared, compressed(examplePage('Old')));
  const recent = await runWith(user, shared);
  await pool.query("update test_runs set finished_at = now() - interval '11 days' where id = $1", [old]);
  await services.testRuns.removeOldMedia();
  for (const step of [1, 2]) assert.equal((await pageOf(user, old, step)).status, 404);
  await services.testRuns.deleteUnusedPages();
  assert.equal(await countPages(user), 2, 'a step may be given it at this moment');
  await leaveAlone();
  await services.testRuns.deleteUnusedPages();
  assert.equal(await countPages(user), 1);
  assert.equal((await pageOf(user, recent)).status, 200);
});

test('a page that a step is given while unused ones are deleted remains', async () => {
  const user = await api.newCompany();
  const page = compressed(examplePage('Buy'));
  const old = await runWith(user, page);
  await pool.query('update test_run_steps set page_snapshot_id = null where test_run_id = $1', [old]);
  await leaveAlone();
  const { deletion } = await queries.transaction(async (transaction) => {
    const isCompany = eq(pageSnapshots.companyId, user.companyId);
    await transaction
      .update(pageSnapshots)
      .set({ usedAt: sql`now()` })
      .where(isCompany);
    const deleting = services.testRuns.deleteUnusedPages();
    const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await queries.execute(isWaiting)).rows.length > 0);
    return { deletion: deleting };
  });
  await deletion;
  assert.equal(await countPages(user), 1);
});

test('the pages of a simulation go with it', async () => {
  const user = await api.newCompany();
  await simulate(user, {}, 'Buy');
  assert.equal(await countPages(user), 1);
  await pool.query(
    "update test_runs set expires_at = now() - interval '1 day' where simulation_id is not null",
  );
  await services.simulations.deleteExpired();
  await leaveAlone();
  await services.testRuns.deleteUnusedPages();
  assert.equal(await countPages(user), 0);
});
