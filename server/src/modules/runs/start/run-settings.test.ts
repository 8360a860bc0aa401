import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, inArray } from 'drizzle-orm';
import { openTestApi, type Client } from '../../../testing/test-api.ts';
import { blueprints } from '../../blueprints/tables.ts';
import { groupRuns, testRuns } from '../tables.ts';
import { createTest, testRunsOf } from '../testing/run-tools.ts';

const api = await openTestApi();
const { queries } = api.platform.database;

const start = (user: Client, body: object, key?: string) =>
  user.post('/test_group_run/trigger_run', body, key === undefined ? {} : { 'idempotency-key': key });
const rowOf = async (id: number) => {
  const [row] = await queries.select().from(groupRuns).where(eq(groupRuns.id, id));
  assert.ok(row);
  return row;
};
async function namesOf(user: Client, groupRunId: number): Promise<string[]> {
  const { test_runs: items } = (await user.get(`/test_group_run/${groupRunId}`)).body;
  return items.map(({ test_name: name }: { test_name: string }) => name);
}

/** A suite of tests with these titles, and their ids. */
async function setUp(titles: string[]) {
  const user = await api.newCompany();
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const ids: number[] = [];
  for (const title of titles)
    ids.push(await createTest(user, title, { test_blueprint_category_id: category.id }));
  return { user, suite: category.id as number, ids };
}

const tag = (ids: (number | undefined)[], tags: string[]) =>
  queries
    .update(blueprints)
    .set({ tags })
    .where(
      inArray(
        blueprints.id,
        ids.flatMap((id) => id ?? []),
      ),
    );

test('a run takes the tests with one of the tags: of a suite, of a list, or of the company', async () => {
  const { user, suite, ids } = await setUp(['Buy', 'Pay', 'Return']);
  const alone = await createTest(user, 'Search');
  await tag([ids[0], alone], ['smoke']);
  await tag([ids[2]], ['slow', 'nightly']);
  const stranger = await api.newCompany();
  await tag([await createTest(stranger, 'Theirs')], ['smoke']);

  const ofSuite = await start(user, { test_blueprint_category_id: suite, tags: ['Smoke', 'nightly'] });
  assert.deepEqual(
    [ofSuite.body.test_group_run.name, await namesOf(user, ofSuite.body.test_group_run.id)],
    ['Checkout (smoke, nightly)', ['Buy', 'Return']],
  );
  const ofCompany = await start(user, { tags: ['smoke'] });
  assert.deepEqual(
    [ofCompany.body.test_group_run.name, await namesOf(user, ofCompany.body.test_group_run.id)],
    ['Tests tagged smoke', ['Buy', 'Search']],
  );
  const ofList = await start(user, { test_blueprint_ids: ids, tags: ['slow'] });
  assert.deepEqual(await namesOf(user, ofList.body.test_group_run.id), ['Return']);
  const none = await start(user, { tags: ['unheard-of'] });
  assert.deepEqual([none.status, none.body.error], [422, 'No test has the tag unheard-of.']);
  for (const foreign of [{ test_blueprint_category_id: suite }, { test_blueprint_ids: ids }])
    assert.equal((await start(stranger, { ...foreign, tags: ['smoke'] })).status, 404);
});

test('shards deal out every test once, the same ones each time; an empty one is refused in a sentence', async () => {
  const titles = ['A', 'B', 'C', 'D', 'E'];
  const { user, suite } = await setUp(titles);
  const shard = async (index: number, total: number) => {
    const reply = await start(user, { test_blueprint_category_id: suite, shard: { index, total } });
    if (reply.status !== 201) return reply.body.error as string;
    assert.deepEqual(reply.body.test_group_run.shard, { index, total });
    return (await namesOf(user, reply.body.test_group_run.id)).join('');
  };
  assert.deepEqual([await shard(1, 3), await shard(2, 3), await shard(3, 3)], ['AD', 'BE', 'C']);
  assert.equal(await shard(2, 3), 'BE');
  assert.equal(await shard(6, 6), 'Shard 6 of 6 has no tests: there are 5.');
  assert.match(await shard(4, 3), /There is no such part\./);
});

test('values of a run replace those of the company; secrets stay secret, and nothing is readable at rest', async () => {
  const { user, suite } = await setUp(['Buy']);
  await user.put('/company/variables/password', { value: 'of the company', is_secret: true });
  await user.put('/company/variables/user', { value: 'ada', is_secret: false });
  await user.put('/company/variables/shop', { value: 'lamps', is_secret: false });
  const variables = { password: 'of this run', user: 'grace', branch: 'feature' };
  const body = { test_blueprint_category_id: suite, variables };
  const reply = await start(user, body, 'build-1');
  assert.equal(reply.status, 201, reply.text);
  assert.ok(!reply.text.includes('of this run'));
  const row = await rowOf(reply.body.test_group_run.id);
  assert.doesNotMatch(JSON.stringify(row), /of this run|grace|feature/);
  await user.delete('/company/variables/password');
  assert.deepEqual(
    (await api.services.values.forRun(user.companyId, row.variables)).toSorted((one, other) =>
      one.name.localeCompare(other.name),
    ),
    [
      { name: 'branch', value: 'feature', isSecret: false },
      { name: 'password', value: 'of this run', isSecret: true },
      { name: 'shop', value: 'lamps', isSecret: false },
      { name: 'user', value: 'grace', isSecret: false },
    ],
  );

  const repeated = await start(user, body, 'build-1');
  assert.equal(repeated.body.test_group_run.id, row.id);
  const other = await start(user, { ...body, variables: { ...variables, user: 'alan' } }, 'build-1');
  assert.equal(other.body.code, 'idempotency_key_reused');
  await user.put('/company/variables/pin', { value: '12345', is_secret: true });
  const short = await start(user, { ...body, variables: { pin: '123' } });
  assert.deepEqual([short.status, short.body.code], [422, 'short_secret']);
  assert.ok(!short.body.error.includes('123'));
  for (const names of [{ '1st': 'x' }, { ['a'.repeat(65)]: 'x' }, { user: '' }])
    assert.equal((await start(user, { ...body, variables: names })).status, 400);
});

test('a repeated run keeps base URL, environment, shard, values and frozenness, and the test counts as unchanged', async () => {
  const { user, suite } = await setUp(['Buy', 'Pay']);
  const plain = await start(user, { test_blueprint_category_id: suite });
  const settings = { environment: 'Preview 7', base_url: 'https://user:pass@preview-7.example.com/shop' };
  const { body } = await start(user, {
    test_blueprint_category_id: suite,
    ...settings,
    frozen: true,
    shard: { index: 1, total: 2 },
    variables: { branch: 'feature' },
    repo: 'acme/shop',
    sha: 'a'.repeat(40),
    pull_request: 7,
  });
  const run = body.test_group_run;
  assert.deepEqual(
    [run.environment, run.base_url, run.is_frozen, run.model_calls],
    ['Preview 7', 'https://preview-7.example.com/shop', true, 0],
  );
  const [id = 0] = await testRunsOf(user, run.id);
  await user.post(`/test_group_run/${run.id}/cancel`);
  const again = await user.post(`/test_group_run/${run.id}/rerun`, { only: 'failed' });
  assert.equal(again.status, 201, again.text);
  const stored = ({ environment, baseUrl, shardIndex, shardTotal, isFrozen, variables }: typeof first) => ({
    environment,
    baseUrl,
    shardIndex,
    shardTotal,
    isFrozen,
    variables,
  });
  const first = await rowOf(run.id);
  const second = await rowOf(again.body.test_group_run.id);
  assert.deepEqual(stored(second), stored(first));
  assert.deepEqual([first.baseUrl, first.pullRequest, second.pullRequest], [settings.base_url, 7, null]);

  const hashes = await queries
    .select({ hash: testRuns.definitionHash })
    .from(testRuns)
    .where(inArray(testRuns.groupRunId, [plain.body.test_group_run.id, first.id, second.id]));
  assert.equal(new Set(hashes.map(({ hash }) => hash)).size, 1);

  await user.put(`/test_blueprint/update/${(await testRunOf(user, id)).test_blueprint_id}`, {
    title: 'Buy',
    type: 'integration',
    steps: [{ step_number: 1, type: 'act', action: 'Somehow be happy' }],
  });
  const unclear = await user.post(`/test_group_run/${run.id}/rerun`, { only: 'failed' });
  assert.deepEqual([unclear.status, unclear.body.code], [422, 'unclear_steps']);
});

const testRunOf = async (user: Client, id: number) => (await user.get(`/test_run/${id}`)).body.test_run;

test('settings that make no sense are refused', async () => {
  const { user, suite } = await setUp(['Buy']);
  for (const wrong of [
    { base_url: 'preview' },
    { environment: ' ' },
    { shard: { index: 0, total: 1 } },
    { tags: ['two words'] },
    { pull_request: 7 },
  ])
    assert.equal(
      (await start(user, { test_blueprint_category_id: suite, ...wrong })).status,
      400,
      JSON.stringify(wrong),
    );
});
