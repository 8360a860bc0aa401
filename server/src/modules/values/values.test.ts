import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestApi } from '../../testing/test-api.ts';
import { companyVariables } from './tables.ts';

const api = await openTestApi();
const path = (name: string) => `/company/variables/${name}`;

test('variables are listed by name, and a secret is never given out again', async () => {
  const user = await api.newCompany();
  assert.deepEqual((await user.get('/company/variables')).body, { variables: [] });
  const secret = await user.put(path('password'), { value: 'correct horse', is_secret: true });
  assert.equal(secret.status, 200, secret.text);
  await user.put(path('base_url'), { value: 'https://shop.example', is_secret: false });
  const { variables } = (await user.get('/company/variables')).body;
  assert.deepEqual(
    variables.map(({ updated_at: _, ...variable }: Record<string, unknown>) => variable),
    [
      { name: 'base_url', value: 'https://shop.example', is_secret: false, kind: 'text' },
      { name: 'password', value: null, is_secret: true, kind: 'text' },
    ],
  );
  assert.ok(!secret.text.includes('horse'));
  assert.deepEqual(await api.services.values.forRun(user.companyId), [
    { name: 'base_url', value: 'https://shop.example', isSecret: false },
    { name: 'password', value: 'correct horse', isSecret: true },
  ]);
});

test('a variable is replaced and deleted, and another company has its own', async () => {
  const [user, other] = [await api.newCompany(), await api.newCompany()];
  await user.put(path('user'), { value: 'anna', is_secret: false });
  await other.put(path('user'), { value: 'bob', is_secret: false });
  const replaced = await user.put(path('user'), { value: 'carol', is_secret: true });
  assert.deepEqual([replaced.body.variable.value, replaced.body.variable.is_secret], [null, true]);
  assert.equal((await user.delete(path('user'))).status, 204);
  assert.equal((await user.delete(path('user'))).status, 404);
  assert.equal((await other.get('/company/variables')).body.variables[0].value, 'bob');
});

test('odd names, empty values and secrets that could not be hidden are refused in a sentence', async () => {
  const user = await api.newCompany();
  const put = (name: string, value: string, is_secret = false) => user.put(path(name), { value, is_secret });
  assert.equal(
    (await put('1st', 'x')).body.error,
    'A name has letters, digits and underscores, and does not begin with a digit.',
  );
  assert.equal((await put('a'.repeat(65), 'x')).body.error, 'A name has at most 64 characters.');
  assert.equal((await put('user', '')).body.error, 'Enter a value.');
  assert.match((await put('pin', '123', true)).body.error, /^A secret has at least 4 characters/);
  assert.equal((await put('pin', '123')).status, 200);
  assert.equal((await put('long', 'x'.repeat(4001))).status, 400);
});

test('values are encrypted at rest', async () => {
  const user = await api.newCompany();
  await user.put(path('open'), { value: 'plain to see', is_secret: false });
  const rows = await api.platform.database.queries.select().from(companyVariables);
  assert.ok(rows.length > 0 && !JSON.stringify(rows).includes('plain to see'));
});

test('a company has 200 variables at most', async () => {
  const user = await api.newCompany();
  const names = Array.from({ length: 200 }, (_, index) => `v${index}`);
  for (const name of names) await user.put(path(name), { value: 'x', is_secret: false });
  const more = await user.put(path('more'), { value: 'x', is_secret: false });
  assert.equal(more.status, 422);
  assert.match(more.body.error, /200 variables already/);
  assert.equal((await user.put(path('v7'), { value: 'y', is_secret: false })).status, 200);
});
