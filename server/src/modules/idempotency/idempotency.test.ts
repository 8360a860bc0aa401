import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { endpoints } from 'shared/contract';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { createIdempotencyService } from './idempotency-service.ts';
import { idempotentCalls } from './tables.ts';

const api = await openTestApi();
const { queries } = api.platform.database;

const LIST = '/test_blueprint_category/list';
const create = (user: Client, name: string, key = 'one') =>
  user.post('/test_blueprint_category/create', { name }, { 'idempotency-key': key });
const namesOf = async (user: Client): Promise<string[]> =>
  (await user.get(LIST)).body.categories.map(({ name }: { name: string }) => name);

/** Moves the beginning of a company's calls into the past. */
const moveBack = (companyId: number, milliseconds: number, values = {}) =>
  queries
    .update(idempotentCalls)
    .set({ startedAt: new Date(Date.now() - milliseconds), ...values })
    .where(eq(idempotentCalls.companyId, companyId));

test('a repeated call gives the reply of the first and creates nothing more', async () => {
  const user = await api.newCompany();
  const first = await create(user, 'Checkout');
  const second = await create(user, 'Checkout');
  assert.equal(first.status, 201);
  assert.equal(second.status, 201);
  assert.deepEqual(second.body, first.body);
  assert.match(String(second.headers['content-type']), /^application\/json/);
  await create(user, 'Checkout', 'two');
  await user.post('/test_blueprint_category/create', { name: 'Checkout' });
  assert.equal((await namesOf(user)).length, 3, 'another key, or none, is another call');
});

test('calls that meet create one', async () => {
  const user = await api.newCompany();
  const replies = await Promise.all([1, 2, 3, 4].map(() => create(user, 'Checkout')));
  for (const { status, body } of replies) {
    assert.equal(status, 201);
    assert.deepEqual(body, replies[0]?.body);
  }
  assert.deepEqual(await namesOf(user), ['Checkout']);
});

test('a key with another body is refused, and so is a key that is none', async () => {
  const user = await api.newCompany();
  await create(user, 'Checkout');
  const other = await create(user, 'Account');
  assert.equal(other.status, 422);
  assert.equal(other.body.code, 'idempotency_key_reused');
  assert.equal((await create(user, 'Account', 'a b')).status, 400);
  assert.deepEqual(await namesOf(user), ['Checkout']);
});

test('a key belongs to a person, a company and a call', async () => {
  const user = await api.newCompany();
  const colleague = await api.newMember(user.companyId, 'editor');
  const stranger = await api.newCompany();
  for (const one of [user, colleague, stranger]) assert.equal((await create(one, 'Checkout')).status, 201);
  assert.equal((await namesOf(user)).length, 2);
  assert.equal((await namesOf(stranger)).length, 1);
  const test = { title: 'Buy', type: 'integration', starting_url: 'https://shop.test', steps: [] };
  const created = await user.post('/test_blueprint/create', test, { 'idempotency-key': 'one' });
  assert.equal(created.status, 201);
  const { id } = created.body.test_blueprint;
  const other = (await user.post('/test_blueprint/create', test)).body.test_blueprint.id;
  const duplicate = (of: number) =>
    user.post(`/test_blueprint/duplicate/${of}`, undefined, { 'idempotency-key': 'one' });
  const copies = [await duplicate(id), await duplicate(id)];
  assert.equal(copies[0]?.body.test_blueprint.id, copies[1]?.body.test_blueprint.id);
  assert.equal((await duplicate(other)).status, 422, 'another test is another request');
});

test('a failure is not stored: the same call can be repeated', async () => {
  const user = await api.newCompany();
  const duplicate = () =>
    user.post('/test_blueprint/duplicate/2147483647', undefined, { 'idempotency-key': 'one' });
  assert.equal((await duplicate()).status, 404);
  const rows = await queries
    .select()
    .from(idempotentCalls)
    .where(eq(idempotentCalls.companyId, user.companyId));
  assert.deepEqual(rows, []);
});

test('the role counts each time', async () => {
  const owner = await api.newCompany();
  const editor = await api.newMember(owner.companyId, 'editor');
  assert.equal((await create(editor, 'Checkout')).status, 201);
  assert.equal((await owner.put(`/members/${editor.userId}`, { role: 'viewer' })).status, 200);
  assert.equal((await create(editor, 'Checkout')).status, 403);
});

test('a secret that is shown once is encrypted in the stored reply', async () => {
  const user = await api.newCompany();
  const make = () =>
    user.post('/api_keys', { name: 'CI', role: 'editor', expires_at: null }, { 'idempotency-key': 'one' });
  const first = await make();
  assert.equal(first.status, 201, first.text);
  const { secret } = first.body.api_key;
  assert.ok(secret);
  assert.equal((await make()).body.api_key.secret, secret);
  const rows = await queries
    .select()
    .from(idempotentCalls)
    .where(eq(idempotentCalls.companyId, user.companyId));
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(secret));
});

test('after 24 hours a key is forgotten', async () => {
  const user = await api.newCompany();
  await create(user, 'Checkout');
  await moveBack(user.companyId, 25 * 60 * 60_000);
  await create(user, 'Checkout');
  assert.equal((await namesOf(user)).length, 2);

  await moveBack(user.companyId, 25 * 60 * 60_000);
  await api.services.idempotency.deleteExpired();
  const rows = await queries
    .select()
    .from(idempotentCalls)
    .where(eq(idempotentCalls.companyId, user.companyId));
  assert.deepEqual(rows, []);
});

test('a call that its process did not end is carried out again later, and until then refused', async () => {
  const { companyId } = await api.newCompany();
  const call = { companyId, caller: 'user:1', endpoint: 'POST /things', key: 'one', request: 'body' };
  const impatient = createIdempotencyService(api.platform, { pollIntervalMs: 1, waitTimeoutMs: 0 });
  assert.ok('first' in (await impatient.begin(call)));
  await assert.rejects(impatient.begin(call), { statusCode: 409, code: 'request_in_progress' });

  await moveBack(companyId, 60 * 60_000);
  const taken = await impatient.begin(call);
  assert.ok('first' in taken);
  await taken.first.store({ status: 201, body: '{}', location: '/things/1' });
  assert.deepEqual(await impatient.begin(call), {
    reply: { status: 201, body: '{}', location: '/things/1' },
  });
});

test('every creating call is described with the header, and the answers say that keys are honoured', async () => {
  const { headers, body } = await api.as().get('/openapi.json');
  assert.equal(headers['accepts-idempotency-key'], 'true');
  for (const [key, endpoint] of Object.entries(endpoints)) {
    if (!('status' in endpoint) || endpoint.status !== 201) continue;
    const [method = '', path = ''] = key.split(' ');
    const { parameters = [] } = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const described = parameters.find(({ name }: { name: string }) => name === 'idempotency-key');
    assert.equal(described?.in, 'header', key);
  }
});
