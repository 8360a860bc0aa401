import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { exampleOutcome } from '../../../testing/example-results.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { act, claim, createTest, ended, testRunsOf } from '../testing/run-tools.ts';
import { groupRuns } from '../tables.ts';

const api = await openTestApi();
const { queries } = api.platform.database;

async function start(user: Client, body: object): Promise<number> {
  const reply = await user.post('/test_group_run/trigger_run', body);
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_group_run.id;
}

/** The ids that the list has with these filters. */
async function listed(user: Client, filters: Record<string, string>): Promise<number[]> {
  const reply = await user.get(`/test_group_run/list?${String(new URLSearchParams(filters))}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body.test_group_runs.map(({ id }: { id: number }) => id);
}

/** Executes the only test of the group run, whose first step fails for this reason. */
async function fail(user: Client, groupRunId: number, reason: string): Promise<void> {
  const record = await claim(api, (await testRunsOf(user, groupRunId))[0]);
  const outcome = exampleOutcome({ isSuccessful: false, result: reason });
  await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome });
  await record.end(ended('failed'));
}

test('the list is narrowed by what a run was started for, all filters together', async () => {
  const user = await api.newCompany();
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const buy = await createTest(user, 'Buy', { test_blueprint_category_id: category.id });
  const sha = 'abc1234'.padEnd(40, '0');
  const ofSuite = await start(user, { test_blueprint_category_id: category.id });
  const body = { test_blueprint_ids: [buy], base_url: 'https://staging.example' };
  const commit = await start(user, { ...body, environment: 'Staging', repo: 'a/b', sha, branch: 'main' });
  const other = await start(user, { ...body, environment: 'Staging', branch: 'feature/x' });

  assert.deepEqual(await listed(user, { suite: String(category.id) }), [ofSuite]);
  assert.deepEqual(await listed(user, { environment: 'Staging' }), [other, commit]);
  assert.deepEqual(await listed(user, { branch: 'main' }), [commit]);
  assert.deepEqual(await listed(user, { commit: 'ABC1' }), [commit]);
  assert.deepEqual(await listed(user, { commit: 'bc12' }), []);
  assert.deepEqual(await listed(user, { environment: 'Staging', branch: 'feature/x' }), [other]);
  assert.deepEqual(await listed(user, { environment: 'Staging', suite: String(category.id) }), []);
  const [run] = (await user.get('/test_group_run/list?branch=main')).body.test_group_runs;
  assert.deepEqual([run.branch, run.commit], ['main', sha]);
});

test('the list is narrowed by status, time and starter', async () => {
  const user = await api.newCompany();
  const buy = await createTest(user, 'Buy');
  const key = api.as((await user.get('/company/me')).body.company.api_key);
  const named = await user.post('/api_keys', { name: 'Nightly', role: 'editor', expires_at: null });
  const colleague = await api.newMember(user.companyId, 'editor');
  const clients = [user, colleague, key, api.as(named.body.api_key.secret)];
  const ids: number[] = [];
  for (const client of clients) ids.push(await start(client, { test_blueprint_ids: [buy] }));
  const [own, theirs, pipeline, nightly] = ids;

  assert.deepEqual(await listed(user, { starter: 'person' }), [theirs, own]);
  assert.deepEqual(await listed(user, { starter: `person:${colleague.userId}` }), [theirs]);
  assert.deepEqual(await listed(user, { starter: 'pipeline' }), [nightly, pipeline]);
  assert.deepEqual(await listed(user, { starter: 'key:Nightly' }), [nightly]);
  assert.deepEqual(await listed(user, { starter: 'schedule' }), []);

  await fail(user, present(own), 'There is no button "Buy".');
  await user.post(`/test_group_run/${theirs}/cancel`);
  assert.deepEqual(await listed(user, { status: 'failed' }), [own]);
  assert.deepEqual(await listed(user, { status: 'failed,cancelled' }), [theirs, own]);
  assert.deepEqual(await listed(user, { status: 'failed', starter: 'pipeline' }), []);

  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  await queries
    .update(groupRuns)
    .set({ createdAt: at('2026-03-01') })
    .where(eq(groupRuns.id, present(own)));
  await queries
    .update(groupRuns)
    .set({ createdAt: at('2026-03-02') })
    .where(eq(groupRuns.id, present(theirs)));
  const march2 = '2026-03-02T12:00:00.000Z';
  assert.deepEqual(await listed(user, { to: march2 }), [own]);
  assert.deepEqual(await listed(user, { from: march2, to: '2026-03-03T00:00:00.000Z' }), [theirs]);
  assert.deepEqual(await listed(user, { from: march2 }), [nightly, pipeline, theirs]);
});

test('the list is narrowed by a tag of the tests, and by what failures say', async () => {
  const user = await api.newCompany();
  const buy = await createTest(user, 'Buy', { tags: ['smoke'], steps: [act('Click Buy')] });
  const pay = await createTest(user, 'Pay', { steps: [act('Click Pay')] });
  const runOf = (id: number) => start(user, { test_blueprint_ids: [id] });
  const [first, second, third] = [await runOf(buy), await runOf(pay), await runOf(buy)];
  assert.deepEqual(await listed(user, { tag: 'Smoke' }), [third, first]);
  assert.deepEqual(await listed(user, { tag: 'slow' }), []);

  await fail(user, first, 'There is no button "Buy".');
  await fail(user, second, '100% of the_lamps are gone.');
  assert.deepEqual(await listed(user, { failed_text: 'NO BUTTON' }), [first]);
  assert.deepEqual(await listed(user, { failed_text: 'click p' }), [second]);
  assert.deepEqual(await listed(user, { failed_text: '0% of the_l' }), [second]);
  assert.deepEqual(await listed(user, { failed_text: '0_' }), [], 'No wildcards');
  assert.deepEqual(await listed(user, { failed_text: 'click' }), [second, first], 'Only failed steps');
  assert.deepEqual(await listed(user, { failed_text: 'click', tag: 'smoke' }), [first]);
});

test('the list is narrowed by the verdicts on failures, and by those that wait for one', async () => {
  const user = await api.newCompany();
  const [buy, pay] = [await createTest(user, 'Buy'), await createTest(user, 'Pay')];
  const failOne = async (body: object, reason: string) => {
    const id = await start(user, body);
    await fail(user, id, reason);
    return { id, testRunId: (await testRunsOf(user, id))[0] };
  };
  const judge = (testRunId: number | undefined, verdict: string) =>
    user.put(`/test_run/${testRunId}/verdict`, { verdict });
  const broken = await failOne({ test_blueprint_ids: [buy] }, 'There is no button "Buy".');
  const slow = await failOne({ test_blueprint_ids: [pay] }, 'The page is empty.');
  const waiting = await failOne({ test_blueprint_ids: [pay] }, 'There is no button "Pay".');
  await judge(broken.testRunId, 'product_bug');
  await judge(slow.testRunId, 'environment');
  const passed = await start(user, { test_blueprint_ids: [buy] });
  await (await claim(api, (await testRunsOf(user, passed))[0])).end(ended('passed'));

  assert.deepEqual(await listed(user, { verdict: 'product_bug' }), [broken.id]);
  assert.deepEqual(await listed(user, { verdict: 'unknown' }), []);
  assert.deepEqual(await listed(user, { verdict: 'none' }), [waiting.id]);
  assert.deepEqual(await listed(user, { verdict: 'none,environment' }), [waiting.id, slow.id]);
  assert.deepEqual(await listed(user, { verdict: 'environment', failed_text: 'button' }), []);
  await user.delete(`/test_run/${slow.testRunId}/verdict`);
  assert.deepEqual(await listed(user, { verdict: 'environment' }), []);
  assert.deepEqual(await listed(user, { verdict: 'none' }), [waiting.id, slow.id]);
});

test('a try that does not count has no say in the verdicts of its run', async () => {
  const user = await api.newCompany();
  const id = await start(user, { test_blueprint_ids: [await createTest(user, 'Buy')], retries: 1 });
  const [first] = await testRunsOf(user, id);
  await (await claim(api, first)).end(ended('failed'));
  await user.put(`/test_run/${first}/verdict`, { verdict: 'unknown' });
  assert.deepEqual(await listed(user, { verdict: 'unknown' }), []);
});

test('a password that a failed step types cannot be found', async () => {
  const user = await api.newCompany();
  const signIn = await createTest(user, 'Sign in', { steps: [act('Type "lightbulb" into "Password"')] });
  const id = await start(user, { test_blueprint_ids: [signIn] });
  await fail(user, id, 'There is no such field.');
  assert.deepEqual(await listed(user, { failed_text: 'into "pass' }), [id]);
  assert.deepEqual(await listed(user, { failed_text: 'lightb' }), []);
});

test('filtered lists come in pages, also when a search goes through very many runs', async () => {
  const user = await api.newCompany();
  const buy = await createTest(user, 'Buy', { tags: ['smoke'] });
  const wanted = await start(user, { test_blueprint_ids: [buy] });
  const made = await queries
    .insert(groupRuns)
    .values(Array.from({ length: 2500 }, (_, n) => ({ companyId: user.companyId, name: `Run ${n}` })))
    .returning({ id: groupRuns.id });
  const ids = made.map(({ id }) => id);
  await queries
    .update(groupRuns)
    .set({ status: 'failed' })
    .where(inArray(groupRuns.id, ids.slice(0, 3)));
  const page = async (query: string) => (await user.get(`/test_group_run/list?${query}`)).body;

  const first = await page('status=failed&limit=2');
  assert.deepEqual([first.test_group_runs.length, first.next_before], [2, ids[1]]);
  const last = await page(`status=failed&limit=2&before=${first.next_before}`);
  assert.deepEqual([last.test_group_runs.length, last.next_before], [1, null]);

  const searched = await page('tag=smoke');
  assert.deepEqual([searched.test_group_runs, typeof searched.next_before], [[], 'number']);
  const rest = await page(`tag=smoke&before=${searched.next_before}`);
  assert.deepEqual(
    rest.test_group_runs.map(({ id }: { id: number }) => id),
    [wanted],
  );
  assert.equal(rest.next_before, null);
});

test('filters that make no sense are refused with the reason; other companies stay out', async () => {
  const [user, others] = [await api.newCompany(), await api.newCompany()];
  const theirs = await createTest(others, 'Buy', { tags: ['smoke'] });
  const id = await start(others, { test_blueprint_ids: [theirs], branch: 'main' });
  await fail(others, id, 'There is no button.');
  const all: Record<string, string>[] = [
    { tag: 'smoke' },
    { branch: 'main' },
    { failed_text: 'button' },
    { status: 'failed' },
    { verdict: 'none' },
  ];
  for (const filter of all) assert.deepEqual(await listed(user, filter), []);

  const wrong: [string, RegExp][] = [
    ['status=green', /A status is one of/],
    ['verdict=bug', /A verdict is one of product_bug, test_change, environment, unknown, none/],
    ['commit=xyz', /at least the first 4 characters/],
    ['starter=robot', /A starter is person/],
    ['starter=person:99999999999', /starter/],
    ['starter=person:0', /./],
    ['failed_text=a', /at least 2 characters/],
    ['tag=two%20words', /A tag has letters/],
    ['from=yesterday', /./],
    ['branch=', /./],
  ];
  for (const [query, reason] of wrong) {
    const reply = await user.get(`/test_group_run/list?${query}`);
    assert.deepEqual([query, reply.status], [query, 400]);
    assert.match(JSON.stringify(reply.body), reason);
  }
});
