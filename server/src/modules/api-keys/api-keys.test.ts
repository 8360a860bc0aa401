import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { API_KEYS_MAX } from 'shared/constants';
import { eventually } from 'test-support';
import { createLog } from '../../platform/log.ts';
import { assertSince } from '../../testing/assert-since.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD, type Client, type Reply } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { attemptCounters, users } from '../auth/tables.ts';
import { apiKeys } from './tables.ts';

const DAY = 24 * 60 * 60_000;

const platform = await openTestPlatform();
let logged = '';
const log = createLog('trace', { write: (line: string) => (logged += line) });
const api = await openTestApi({ ...platform, log });
const { queries } = platform.database;

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const createKey = (owner: Client, more: object = {}) =>
  owner.post('/api_keys', { name: 'Nightly', role: 'editor', expires_at: null, ...more });

/** A key of this company, to call with. */
async function newKey(owner: Client, more: object = {}) {
  const reply = await createKey(owner, more);
  assert.equal(reply.status, 201, reply.text);
  const { id, secret }: { id: number; secret: string } = reply.body.api_key;
  return { id, secret, ...api.as(secret) };
}

/** Something that every key may call. */
const callWith = (key: Client): Promise<Reply> => key.get('/test_files');

const change = (id: number, values: Partial<typeof apiKeys.$inferInsert>) =>
  queries.update(apiKeys).set(values).where(eq(apiKeys.id, id));

/** The key's row once its last use is one that `isStored` accepts: a call does not wait for it. */
const lastUse = (id: number, isStored: (at: Date | null) => boolean) =>
  eventually(async () => {
    const [row] = await queries.select().from(apiKeys).where(eq(apiKeys.id, id));
    return row && isStored(row.lastUsedAt) && row;
  });

test('a key is shown once in full; the list, the database and the log have no secret', async () => {
  const owner = await api.newCompany();
  const expiry = inDays(90);
  const start = Date.now();
  const created = await createKey(owner, { name: '  Nightly ', expires_at: expiry });
  assert.equal(created.status, 201, created.text);
  const { secret, ...key } = created.body.api_key;
  assert.match(secret, /^sl_[\w-]{43}$/);
  const { id, created_at: createdAt } = key;
  assertSince(start, createdAt);
  assert.deepEqual(key, {
    id,
    name: 'Nightly',
    role: 'editor',
    hint: secret.slice(-4),
    created_by: owner.email,
    created_at: createdAt,
    expires_at: expiry,
    last_used_at: null,
    last_used_from: null,
  });

  assert.equal((await callWith(api.as(secret))).status, 200);
  await lastUse(id, (at) => at !== null);
  const list = await owner.get('/api_keys');
  assert.equal(list.body.api_keys.length, 1);
  assert.ok(!list.text.includes(secret));
  assert.ok(!JSON.stringify(await queries.select().from(apiKeys)).includes(secret));
  assert.match(logged, /"path":"\/test_files"/);
  assert.match(logged, new RegExp(`"keyId":${id}`));
  assert.ok(!logged.includes(secret));
});

test('the creator is shown by name, and a key outlives the account', async () => {
  const owner = await api.newCompany();
  const { id, secret } = await newKey(owner);
  const creator = async () => (await owner.get('/api_keys')).body.api_keys[0].created_by;
  await queries.update(users).set({ name: 'Ada Lovelace' }).where(eq(users.email, owner.email));
  assert.equal(await creator(), 'Ada Lovelace');
  await change(id, { createdBy: null });
  assert.equal(await creator(), null);
  assert.equal((await callWith(api.as(secret))).status, 200);
});

test('keys are listed by name; a name is used once, and free again after the key was revoked', async () => {
  const owner = await api.newCompany();
  const { id } = await newKey(owner, { name: 'staging' });
  await newKey(owner, { name: 'Production' });
  const taken = await createKey(owner, { name: 'Staging' });
  assert.deepEqual([taken.status, taken.body.code], [409, 'name_taken']);
  const names = async () =>
    (await owner.get('/api_keys')).body.api_keys.map(({ name }: { name: string }) => name);
  assert.deepEqual(await names(), ['Production', 'staging']);
  assert.equal((await owner.delete(`/api_keys/${id}`)).status, 204);
  assert.deepEqual(await names(), ['Production']);
  await newKey(owner, { name: 'Staging' });
  const other = await api.newCompany();
  await newKey(other, { name: 'Staging' });
});

test('a revoked key stops at once and reports why; an unknown one reports nothing', async () => {
  const owner = await api.newCompany();
  const key = await newKey(owner);
  assert.equal((await callWith(key)).status, 200);
  assert.equal((await owner.delete(`/api_keys/${key.id}`)).status, 204);
  const reply = await callWith(key);
  assert.deepEqual([reply.status, reply.body.code], [401, 'api_key_revoked']);
  assert.match(reply.body.error, /^This API key was revoked\./);
  assert.equal((await owner.delete(`/api_keys/${key.id}`)).status, 404);
  const unknown = await callWith(api.as(`sl_${'x'.repeat(43)}`));
  assert.deepEqual([unknown.status, unknown.body.code], [401, 'unauthorized']);

  await api.services.apiKeys.deleteRevoked();
  assert.equal((await callWith(key)).body.code, 'api_key_revoked');
  await change(key.id, { revokedAt: new Date(Date.now() - 91 * DAY) });
  await api.services.apiKeys.deleteRevoked();
  assert.equal((await callWith(key)).body.code, 'unauthorized');
});

test('a key works until it expires, and is still listed then', async () => {
  const owner = await api.newCompany();
  const key = await newKey(owner, { expires_at: inDays(30) });
  assert.equal((await callWith(key)).status, 200);
  await lastUse(key.id, (at) => at !== null);
  await change(key.id, { expiresAt: new Date(Date.now() - 1), lastUsedAt: null });
  const reply = await callWith(key);
  assert.deepEqual([reply.status, reply.body.code], [401, 'api_key_expired']);
  assert.match(reply.body.error, /^This API key has expired\./);
  const [listed] = (await owner.get('/api_keys')).body.api_keys;
  assert.ok(Date.parse(listed.expires_at) < Date.now());
  assert.equal(listed.last_used_at, null, 'a rejected call is no use');
});

test('an expiry is in the future and at most two years ahead', async () => {
  const owner = await api.newCompany();
  for (const expiry of [inDays(-1), inDays(2 * 366)]) {
    const reply = await createKey(owner, { expires_at: expiry });
    assert.deepEqual([reply.status, reply.body.code], [422, 'invalid_expiry'], reply.text);
    assert.equal(reply.body.fields.expires_at, reply.body.error);
  }
  await newKey(owner, { expires_at: inDays(2 * 365 - 1) });
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { role: 'owner' },
    { expires_at: 'tomorrow' },
  ])
    assert.equal((await createKey(owner, wrong)).status, 400, JSON.stringify(wrong));
});

test(`a company has at most ${API_KEYS_MAX} keys, however many are asked for at once`, async () => {
  const owner = await api.newCompany();
  const names = Array.from({ length: API_KEYS_MAX + 5 }, (_, index) => `Key ${index}`);
  const replies = await Promise.all(names.map((name) => createKey(owner, { name })));
  const rejected = replies.filter(({ status }) => status !== 201);
  assert.deepEqual(
    rejected.map(({ body }) => body.code),
    Array.from({ length: 5 }, () => 'too_many_api_keys'),
  );
  const [{ id }] = (await owner.get('/api_keys')).body.api_keys;
  await owner.delete(`/api_keys/${id}`);
  await newKey(owner, { name: 'One more' });
});

test('the last use is stored at most once a minute, with the address it came from', async () => {
  const owner = await api.newCompany();
  const key = await newKey(owner);
  await callWith(key);
  const first = await lastUse(key.id, (at) => at !== null);
  assert.equal(first.lastUsedFrom, '127.0.0.1');
  await change(key.id, { lastUsedFrom: '192.0.2.1' });
  await callWith(key);
  const [unchanged] = await queries.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  assert.equal(present(unchanged).lastUsedFrom, '192.0.2.1');
  const old = new Date(Date.now() - 61_000);
  await change(key.id, { lastUsedAt: old });
  await callWith(key);
  const { lastUsedFrom } = await lastUse(key.id, (at) => at !== null && at > old);
  assert.equal(lastUsedFrom, '127.0.0.1');
  const [listed] = (await owner.get('/api_keys')).body.api_keys;
  assert.ok(Date.parse(listed.last_used_at) > old.getTime());
  assert.equal(listed.last_used_from, '127.0.0.1');
});

test('a key that is a viewer reads; one that is an editor starts runs; neither opens what only people may', async () => {
  const owner = await api.newCompany();
  const viewer = await newKey(owner, { name: 'Reader', role: 'viewer' });
  const editor = await newKey(owner, { name: 'Pipeline', role: 'editor' });
  const body = { test_blueprint_ids: [1_999_999_999] };
  const rejected = await viewer.post('/test_group_run/trigger_run', body);
  assert.deepEqual([rejected.status, rejected.body.code], [403, 'role_required']);
  assert.match(rejected.body.error, /^This API key has the role Viewer/);
  assert.equal((await editor.post('/test_group_run/trigger_run', body)).status, 404);
  for (const key of [viewer, editor]) {
    assert.equal((await key.get('/test_group_run/1999999999')).status, 404);
    assert.equal((await key.get('/test_group_run/1999999999/junit')).status, 404);
    for (const path of ['/company/me', '/test_blueprint/list', '/api_keys'])
      assert.equal((await key.get(path)).status, 401, path);
    assert.equal((await createKey(key)).status, 401);
  }
});

test('only owners see, create and revoke keys', async () => {
  const owner = await api.newCompany();
  const { id } = await newKey(owner);
  for (const role of ['viewer', 'editor'] as const) {
    const email = `${role}-${owner.email}`;
    await api.services.auth.createUser({ companyId: owner.companyId, email, password: PASSWORD, role });
    const { access_token: token } = await api.services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
    const person = api.as(token);
    for (const reply of [
      await person.get('/api_keys'),
      await createKey(person, { name: 'Mine' }),
      await person.delete(`/api_keys/${id}`),
    ])
      assert.deepEqual([reply.status, reply.body.code], [403, 'role_required']);
  }
  assert.equal((await owner.get('/api_keys')).body.api_keys.length, 1);
});

test('another company neither sees nor revokes a key, and the key opens its own company only', async () => {
  const [owner, other] = [await api.newCompany(), await api.newCompany()];
  const key = await newKey(owner);
  assert.deepEqual((await other.get('/api_keys')).body, { api_keys: [] });
  const [foreign, unknown] = [
    await other.delete(`/api_keys/${key.id}`),
    await other.delete('/api_keys/1999999999'),
  ];
  assert.equal(foreign.status, 404);
  assert.deepEqual(foreign.body, unknown.body);
  assert.equal((await callWith(key)).status, 200);
  await other.post('/test_blueprint/create', {
    title: 'Of another',
    type: 'integration',
    starting_url: 'http://localhost/',
    steps: [{ step_number: 1, type: 'act', action: 'Click Buy' }],
  });
  assert.deepEqual((await callWith(key)).body.files, []);
});

test('600 calls a minute with each key, the company’s included; sessions are not counted', async () => {
  const owner = await api.newCompany();
  const companyKey = api.as((await owner.get('/company/me')).body.company.api_key);
  const [key, other] = [await newKey(owner), await newKey(owner, { name: 'Other' })];
  await queries.delete(attemptCounters);
  for (const limited of [key, companyKey]) {
    assert.equal((await callWith(limited)).status, 200);
    await queries.update(attemptCounters).set({ count: 599 });
    assert.equal((await callWith(limited)).status, 200, 'the 600th');
    const reply = await callWith(limited);
    assert.deepEqual([reply.status, reply.body.code], [429, 'too_many_requests']);
    assert.match(reply.body.error, /^Too many .* An API key may make 600 requests a minute\.$/);
    const wait = Number(reply.headers['retry-after']);
    assert.ok(wait > 0 && wait <= 60, `${wait}`);
    assert.equal((await callWith(owner)).status, 200);
    assert.equal((await callWith(other)).status, 200);
    await queries.update(attemptCounters).set({ expiresAt: new Date(Date.now() - 1) });
    assert.equal((await callWith(limited)).status, 200, 'after the minute');
    await queries.delete(attemptCounters);
  }
  await callWith(owner);
  assert.deepEqual(await queries.select().from(attemptCounters), []);
});
