import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi, PASSWORD, type Client } from '../../testing/test-api.ts';

const api = await openTestApi();

const shop = { title: 'Buy', type: 'integration', starting_url: 'http://localhost:4000/' };
const stepsOf = (...actions: string[]) =>
  actions.map((action, index) => ({ step_number: index + 1, type: 'act', action }));

async function create(user: Client, ...actions: string[]): Promise<number> {
  const reply = await user.post('/test_blueprint/create', { ...shop, steps: stepsOf(...actions) });
  return reply.body.test_blueprint.id;
}

async function update(user: Client, id: number, body: object): Promise<void> {
  const reply = await user.put(`/test_blueprint/update/${id}`, { ...shop, ...body });
  assert.equal(reply.status, 200, reply.text);
}

test('every save that changes something is a version: when, by whom and what it changed', async () => {
  const user = await api.newCompany();
  const account = { email: 'colleague@example.com', password: PASSWORD };
  await api.services.auth.createUser({ companyId: user.companyId, ...account });
  const colleague = api.as((await api.services.auth.login(account, '127.0.0.1')).access_token);
  const id = await create(user, 'Click Buy', 'Click Pay');
  await update(colleague, id, {
    title: 'Buy twice',
    steps: stepsOf('Click Buy', 'Click Pay now', 'Click OK'),
  });
  await update(user, id, { title: 'Buy twice', steps: stepsOf('Click OK') });
  await update(user, id, { title: 'Buy twice', steps: stepsOf('Click OK') });

  const { status, body } = await user.get(`/test_blueprint/${id}/versions`);
  assert.equal(status, 200);
  assert.deepEqual(
    body.versions.map((version: Record<string, unknown>) => [
      version.version,
      version.saved_by,
      version.summary,
    ]),
    [
      [3, user.email, '2 steps removed'],
      [2, 'colleague@example.com', 'Name changed, 1 step changed, 1 step added'],
      [1, user.email, 'Created'],
    ],
  );
  assert.equal(body.next_before, null);
  const times = body.versions.map(({ saved_at }: { saved_at: string }) => saved_at);
  assert.deepEqual(times, times.toSorted().toReversed());
});

test('a previous version has its steps, and an update with them restores it', async () => {
  const user = await api.newCompany();
  const id = await create(user, 'Click Buy', 'Click Pay');
  await update(user, id, { title: 'Spoiled', starting_url: 'http://localhost:4000/shop', steps: [] });

  const { version } = (await user.get(`/test_blueprint/${id}/versions/1`)).body;
  assert.equal(version.title, 'Buy');
  assert.equal(version.saved_by, user.email);
  assert.equal((await user.get(`/test_blueprint/${id}/versions/2`)).body.version.title, 'Spoiled');
  assert.equal((await user.get(`/test_blueprint/${id}/versions/3`)).status, 404);

  const { title, starting_url, file, steps } = version;
  await update(user, id, { title, starting_url, file, steps, version: 2 });
  const restored = (await user.get(`/test_blueprint/${id}`)).body.test_blueprint;
  assert.equal(restored.title, 'Buy');
  assert.equal(restored.starting_url, shop.starting_url);
  assert.equal(restored.version, 3);
  assert.deepEqual(
    restored.test_steps.map(({ action }: { action: string }) => action),
    ['Click Buy', 'Click Pay'],
  );
});

test('a long history comes in pages', async () => {
  const user = await api.newCompany();
  const id = await create(user);
  for (let save = 1; save <= 51; save += 1) await update(user, id, { title: `Buy ${save}`, steps: [] });

  const first = (await user.get(`/test_blueprint/${id}/versions`)).body;
  assert.equal(first.versions.length, 50);
  assert.equal(first.next_before, 3);
  const second = (await user.get(`/test_blueprint/${id}/versions?before=3`)).body;
  assert.deepEqual(
    second.versions.map(({ version, summary }: Record<string, unknown>) => [version, summary]),
    [
      [2, 'Name changed'],
      [1, 'Created'],
    ],
  );
  assert.equal(second.next_before, null);
});

test('versions belong to the company', async () => {
  const [owner, stranger] = [await api.newCompany(), await api.newCompany()];
  const id = await create(owner, 'Click Buy');
  assert.equal((await stranger.get(`/test_blueprint/${id}/versions`)).status, 404);
  assert.equal((await stranger.get(`/test_blueprint/${id}/versions/1`)).status, 404);
});

test('tags are saved with a test, its copy and its versions; an update without them keeps them', async () => {
  const user = await api.newCompany();
  const made = await user.post('/test_blueprint/create', {
    ...shop,
    tags: ['Smoke', 'smoke', 'a/b'],
    steps: [],
  });
  const { id, tags } = made.body.test_blueprint;
  assert.deepEqual(tags, ['smoke', 'a/b']);
  await update(user, id, { title: 'Buy now', steps: [] });
  await update(user, id, { title: 'Buy now', steps: [], tags: ['nightly'] });
  const tagsOf = async (version: number) =>
    (await user.get(`/test_blueprint/${id}/versions/${version}`)).body.version.tags;
  assert.deepEqual(
    [await tagsOf(1), await tagsOf(2), await tagsOf(3)],
    [['smoke', 'a/b'], ['smoke', 'a/b'], ['nightly']],
  );
  const { versions } = (await user.get(`/test_blueprint/${id}/versions`)).body;
  assert.equal(versions[0].summary, 'Tags changed');
  const copy = (await user.post(`/test_blueprint/duplicate/${id}`)).body.test_blueprint;
  assert.deepEqual(copy.tags, ['nightly']);
  const { test_blueprints: listed } = (await user.get('/test_blueprint/list')).body;
  assert.deepEqual(
    listed.map((one: { tags: string[] }) => one.tags),
    [['nightly'], ['nightly']],
  );
  const wrong = await user.post('/test_blueprint/create', { ...shop, tags: ['two words'], steps: [] });
  assert.match(wrong.body.error, /A tag has letters, digits and - _ \. \/ only\./);
});
