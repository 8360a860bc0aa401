import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { blueprintVersions } from './tables.ts';

const api = await openTestApi();

const act = (action: string) => ({ step_number: 1, type: 'act', action });
const including = (id: number) => ({
  step_number: 1,
  type: 'module',
  action: '',
  test_blueprint_module_id: id,
});
const shop = { title: 'Buy', type: 'integration', starting_url: 'http://localhost:4000/' };

async function create(user: Client, body: object) {
  const reply = await user.post('/test_blueprint/create', { steps: [], ...body });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.test_blueprint;
}

test('a test is stored with its steps in the order they came in', async () => {
  const user = await api.newCompany();
  const module = await create(user, { title: 'Sign in', type: 'module', steps: [act('Click Sign in')] });
  const steps = [
    including(module.id),
    { ...act('Click Buy'), use_vision: true },
    { ...act('Verify'), type: 'assert' },
  ];
  const made = await create(user, { ...shop, steps });
  const { test_blueprint: read } = (await user.get(`/test_blueprint/${made.id}`)).body;
  assert.deepEqual(read, made);
  assert.deepEqual(
    read.test_steps.map((step: Record<string, unknown>) => [
      step.step_number,
      step.type,
      step.action,
      step.use_vision,
    ]),
    [
      [1, 'module', '', false],
      [2, 'act', 'Click Buy', true],
      [3, 'assert', 'Verify', false],
    ],
  );
  assert.equal(read.version, 1);
  assert.equal(read.file, null);
});

test('the list tells the suite, the number of steps and, when asked, of how many tests use a module', async () => {
  const user = await api.newCompany();
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const module = await create(user, {
    title: 'Sign in',
    type: 'module',
    steps: [act('Click Sign in'), { ...act('Wait'), is_disabled: true }, act('Click Go')],
  });
  await create(user, {
    ...shop,
    steps: [including(module.id), including(module.id)],
    test_blueprint_category_id: category.id,
  });
  const plain = (await user.get('/test_blueprint/list')).body.test_blueprints;
  assert.equal(plain[0].test_blueprint_category_name, 'Checkout');
  assert.deepEqual([plain[0].step_count, plain[0].steps_to_run], [2, 4]);
  assert.deepEqual([plain[1].step_count, plain[1].steps_to_run], [3, 2]);
  assert.equal(plain[0].last_status, null);
  assert.ok(!('used_by_integration_count' in plain[1]));
  const counted = (await user.get('/test_blueprint/list?include_usage_count=true')).body.test_blueprints;
  assert.equal(counted[1].used_by_integration_count, 1);
});

const refused: [name: string, body: object, error: string, field: string][] = [
  ['no name', { ...shop, title: ' ', steps: [] }, 'Enter a name.', 'title'],
  ['no steps', shop, 'steps: This is missing.', 'steps'],
  ['no address', { ...shop, starting_url: '', steps: [] }, 'Enter a starting URL.', 'starting_url'],
  [
    'a dangerous address',
    { ...shop, starting_url: 'javascript:alert(1)', steps: [] },
    'Enter a full address that begins with http:// or https://.',
    'starting_url',
  ],
  [
    'an empty step',
    { ...shop, steps: [act('Click'), act('Click'), act(' ')] },
    'Step 3: The step has no text.',
    'steps.2.action',
  ],
  [
    'a number for a text',
    { ...shop, steps: [{ ...act(''), action: 5 }] },
    'Step 1: This must be a text.',
    'steps.0.action',
  ],
  [
    'an unknown kind of step',
    { ...shop, steps: [{ ...act('Click'), type: 'dance' }] },
    'Step 1: This must be one of: act, assert, module.',
    'steps.0.type',
  ],
  [
    'a module in a module',
    { title: 'M', type: 'module', steps: [including(1)] },
    'Step 1: A module cannot contain modules.',
    'steps.0.type',
  ],
  [
    'an unknown field of a step',
    { ...shop, steps: [{ ...act('Click'), colour: 'red' }] },
    'Step 1: Unknown field: colour.',
    'steps.0',
  ],
  [
    'a NUL byte',
    { ...shop, title: 'a\u0000b', steps: [] },
    'The text holds characters that cannot be stored.',
    'title',
  ],
];
for (const [name, body, error, field] of refused)
  test(`refused with a sentence: ${name}`, async () => {
    const user = await api.newCompany();
    const reply = await user.post('/test_blueprint/create', body);
    assert.equal(reply.status, 400);
    assert.equal(reply.body.code, 'invalid_request');
    assert.equal(reply.body.error, error);
    assert.ok(field in reply.body.fields, JSON.stringify(reply.body.fields));
  });

test('an unknown field of the request is refused', async () => {
  const user = await api.newCompany();
  const reply = await user.post('/test_blueprint/create', { ...shop, steps: [], colour: 'red' });
  assert.equal(reply.status, 400);
  assert.equal(reply.body.error, 'Unknown field: colour.');
});

test('what belongs to another company is not found, not listed and cannot be named', async () => {
  const [ours, theirs] = [await api.newCompany(), await api.newCompany()];
  const module = await create(theirs, { title: 'Sign in', type: 'module' });
  const { category } = (await theirs.post('/test_blueprint_category/create', { name: 'Theirs' })).body;
  const save = { title: 'Mine now', type: 'module', steps: [] };
  const deleted = await create(ours, { title: 'Deleted', type: 'module' });
  await ours.delete(`/test_blueprint/delete/${deleted.id}`);
  const error = 'The test or module does not exist or belongs to another company.';
  for (const { id } of [module, deleted]) {
    const { status, body } = await ours.get(`/test_blueprint/${id}`);
    assert.deepEqual([status, body], [404, { error, code: 'not_found' }]);
  }
  assert.equal((await ours.put(`/test_blueprint/update/${module.id}`, save)).status, 404);
  assert.equal((await ours.delete(`/test_blueprint/delete/${module.id}`)).status, 404);
  assert.deepEqual((await ours.get('/test_blueprint/list')).body.test_blueprints, []);
  const withModule = await ours.post('/test_blueprint/create', {
    ...shop,
    steps: [act('Click'), including(module.id)],
  });
  assert.equal(withModule.status, 422);
  assert.equal(withModule.body.error, 'Step 2: The module does not exist.');
  assert.ok('steps.1.test_blueprint_module_id' in withModule.body.fields);
  const inSuite = { ...shop, steps: [], test_blueprint_category_id: category.id };
  assert.equal((await ours.post('/test_blueprint/create', inSuite)).status, 422);
  const file = { s3_key: `attachments/${theirs.companyId}/x.txt`, file_name: 'x.txt', file_size: 1 };
  assert.equal((await ours.post('/test_blueprint/create', { ...shop, steps: [], file })).status, 422);
});

test('an update replaces the steps, keeps what it does not name and keeps the former version', async () => {
  const user = await api.newCompany();
  const made = await create(user, { ...shop, steps: [act('Click Buy')] });
  const reply = await user.put(`/test_blueprint/update/${made.id}`, {
    title: 'Buy twice',
    type: 'integration',
    version: 1,
    steps: [act('Click Buy'), act('Click Buy again')],
  });
  assert.equal(reply.status, 200);
  assert.equal(reply.body.test_blueprint.version, 2);
  assert.equal(reply.body.test_blueprint.starting_url, shop.starting_url);
  assert.equal(reply.body.test_blueprint.test_steps.length, 2);
  const versions = await api.platform.database.queries
    .select()
    .from(blueprintVersions)
    .where(eq(blueprintVersions.blueprintId, made.id))
    .orderBy(asc(blueprintVersions.version));
  assert.deepEqual(
    versions.map(({ version, snapshot }) => [
      version,
      snapshot.title,
      snapshot.steps.map(({ action }) => action),
    ]),
    [[1, 'Buy', ['Click Buy']]],
  );
});

test('the second of two editors gets a conflict with what is stored, and overwrites nothing', async () => {
  const user = await api.newCompany();
  const made = await create(user, shop);
  const save = (title: string) =>
    user.put(`/test_blueprint/update/${made.id}`, { title, type: 'integration', version: 1, steps: [] });
  const replies = await Promise.all([save('From one'), save('From the other')]);
  const winner = replies.find(({ status }) => status === 200);
  const loser = replies.find(({ status }) => status === 409);
  assert.ok(winner && loser, replies.map(({ status }) => status).join());
  assert.equal(loser.body.code, 'version_conflict');
  assert.deepEqual(loser.body.test_blueprint, winner.body.test_blueprint);
});

test('a test does not become a module', async () => {
  const user = await api.newCompany();
  const made = await create(user, shop);
  const reply = await user.put(`/test_blueprint/update/${made.id}`, {
    title: 'B',
    type: 'module',
    steps: [],
  });
  assert.equal(reply.status, 400);
  assert.ok('type' in reply.body.fields);
});

test('a module in use is not deleted, and the answer names its users', async () => {
  const user = await api.newCompany();
  const module = await create(user, { title: 'Sign in', type: 'module' });
  const first = await create(user, { ...shop, title: 'Buy', steps: [including(module.id)] });
  const second = await create(user, { ...shop, title: 'Return', steps: [including(module.id)] });
  const suite = { name: 'Checkout', login_module_blueprint_id: module.id };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  const remove = () => user.delete(`/test_blueprint/delete/${module.id}`);
  const both = await remove();
  assert.equal(both.status, 409);
  assert.equal(
    both.body.error,
    'Cannot delete: "Sign in" is used by the tests "Buy" and "Return" and as login module of the suite "Checkout".',
  );
  await user.delete(`/test_blueprint/delete/${first.id}`);
  await user.delete(`/test_blueprint/delete/${second.id}`);
  assert.equal(
    (await remove()).body.error,
    'Cannot delete: "Sign in" is used as login module of the suite "Checkout".',
  );
  await user.delete(`/test_blueprint_category/delete/${category.id}`);
  assert.equal((await remove()).status, 204);
});

for (const id of ['abc', '0', '2147483648', '99999999999999999999', '1.5'])
  test(`an id that cannot be one is a 400: ${id}`, async () => {
    const user = await api.newCompany();
    assert.equal((await user.get(`/test_blueprint/${id}`)).status, 400);
  });

test('a duplicate has everything but the id and the title, even without an address', async () => {
  const user = await api.newCompany();
  const module = await create(user, { title: 'Sign in', type: 'module', steps: [act('Click Sign in')] });
  const made = await create(user, {
    ...shop,
    title: 'x'.repeat(298),
    steps: [including(module.id), act('Click Buy')],
  });
  const body = {
    title: made.title,
    type: 'integration',
    starting_url: '',
    steps: made.test_steps.map(toInput),
  };
  await user.put(`/test_blueprint/update/${made.id}`, body);
  const reply = await user.post(`/test_blueprint/duplicate/${made.id}`);
  assert.equal(reply.status, 201, reply.text);
  const { test_blueprint: copy } = reply.body;
  assert.equal(copy.title, `${'x'.repeat(293)} (Copy)`);
  assert.equal(copy.starting_url, null);
  assert.equal(copy.version, 1);
  assert.deepEqual(copy.test_steps.map(toInput), made.test_steps.map(toInput));
  const stranger = await api.newCompany();
  assert.equal((await stranger.post(`/test_blueprint/duplicate/${made.id}`)).status, 404);
});

const toInput = ({ id: _, ...step }: { id: number }) => step;

test('tests move into a suite and out again, all or none, each with a new version', async () => {
  const user = await api.newCompany();
  const { category } = (await user.post('/test_blueprint_category/create', { name: 'Checkout' })).body;
  const [one, two] = [await create(user, shop), await create(user, { ...shop, steps: [act('Click Buy')] })];
  const module = await create(user, { title: 'Sign in', type: 'module' });
  const move = (ids: number[], suiteId: number | null) =>
    user.post('/test_blueprint/move', { test_blueprint_ids: ids, test_blueprint_category_id: suiteId });
  const read = async (id: number) => (await user.get(`/test_blueprint/${id}`)).body.test_blueprint;

  assert.equal((await move([one.id, two.id], category.id)).status, 204);
  assert.equal((await read(one.id)).test_blueprint_category_name, 'Checkout');
  const moved = await read(two.id);
  assert.equal(moved.version, 2);
  assert.deepEqual(moved.test_steps, two.test_steps);
  const versions = api.platform.database.queries.select().from(blueprintVersions);
  const [version] = await versions.where(eq(blueprintVersions.blueprintId, two.id));
  assert.equal(version?.snapshot.suiteId, null);
  assert.equal(version?.snapshot.steps.length, 1);

  assert.equal((await move([one.id], category.id)).status, 204);
  assert.equal((await read(one.id)).version, 2, 'nothing changed');
  assert.equal((await move([one.id, module.id], null)).body.code, 'not_a_test');
  assert.equal((await move([one.id, 999_999], null)).status, 404);
  assert.equal((await move([one.id], 999_999)).body.error, 'The test suite does not exist.');
  const stranger = await api.newCompany();
  const theirs = await create(stranger, shop);
  assert.equal((await move([one.id, theirs.id], null)).status, 404);
  assert.equal((await read(one.id)).test_blueprint_category_id, category.id, 'all or none');
  assert.equal((await move([one.id], null)).status, 204);
  assert.equal((await read(one.id)).test_blueprint_category_id, null);
});

test('many are deleted at once, all or none, a module together with the tests that use it', async () => {
  const user = await api.newCompany();
  const module = await create(user, { title: 'Sign in', type: 'module', steps: [act('Click Sign in')] });
  const [one, two] = [
    await create(user, shop),
    await create(user, { ...shop, steps: [including(module.id)] }),
  ];
  const remove = (...ids: number[]) => user.post('/test_blueprint/delete_many', { test_blueprint_ids: ids });
  const count = async () => (await user.get('/test_blueprint/list')).body.test_blueprints.length;

  const refused = await remove(one.id, module.id);
  assert.equal(refused.status, 409);
  assert.match(refused.body.error, /^Cannot delete: /);
  assert.equal((await remove(one.id, 999_999)).status, 404);
  const stranger = await api.newCompany();
  assert.equal(
    (await stranger.post('/test_blueprint/delete_many', { test_blueprint_ids: [one.id] })).status,
    404,
  );
  assert.equal((await remove()).status, 400);
  assert.equal(await count(), 3);
  assert.equal((await remove(module.id, two.id, one.id)).status, 204);
  assert.equal(await count(), 0);
});

test('who has a test open learns who else has, until that is not said any more', async () => {
  const owner = await api.newCompany();
  const { id } = await create(owner, shop);
  const [anna, bob] = [
    await api.newMember(owner.companyId, 'editor'),
    await api.newMember(owner.companyId, 'editor'),
  ];
  const open = async (user: Client) => (await user.put(`/test_blueprint/${id}/open_editor`)).body.others;
  assert.deepEqual(await open(anna), []);
  assert.deepEqual(await open(anna), [], 'a second tab of the same person');
  assert.deepEqual(await open(bob), [anna.email]);
  await api.platform.database.pool.query(
    "update open_editors set seen_at = now() - interval '1 minute' where user_id = $1",
    [anna.userId],
  );
  assert.deepEqual(await open(bob), []);
  const stranger = await api.newCompany();
  assert.equal((await stranger.put(`/test_blueprint/${id}/open_editor`)).status, 404);
});
