import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from 'shared/contract';
import { openDatabase } from './platform/database/database.ts';
import { openTestApi } from './testing/test-api.ts';
import { openTestPlatform } from './testing/test-platform.ts';

const api = await openTestApi();

interface Operation {
  responses: Record<string, { content: Record<string, { schema: { required: string[] } }> }>;
}

/** Nothing listens there. */
const NOWHERE = 'postgres://nobody@127.0.0.1:9/none';

test('the API describes itself as OpenAPI 3.1, every call with its answers', async () => {
  const { status, body } = await api.as().get('/openapi.json');
  assert.equal(status, 200);
  assert.equal(body.openapi, '3.1.0');
  for (const path of [
    '/auth/login',
    '/company/me',
    '/test_blueprint/{id}',
    '/simulate/{id}/status',
    '/test_run/{id}',
  ])
    assert.ok(path in body.paths, path);
  assert.ok(!('/artifacts/{*}' in body.paths), 'signed addresses are no calls');
  const create = body.paths['/test_blueprint/create'].post;
  const fields = create.requestBody.content['application/json'].schema.properties;
  assert.deepEqual(fields.type.enum, ['integration', 'module']);
  assert.deepEqual(create.security, [{ session: [] }]);
  for (const [path, calls] of Object.entries<Record<string, Operation>>(body.paths))
    for (const [method, call] of Object.entries(calls)) {
      const failure = call.responses['4XX']?.content['application/json']?.schema;
      assert.deepEqual(failure?.required, ['error', 'code'], `${method} ${path}`);
      assert.ok(
        Object.keys(call.responses).some((code) => code.startsWith('2') || code === '101'),
        `${method} ${path}`,
      );
    }
});

test('every endpoint of the contract is a route', async () => {
  const { body } = await api.as().get('/openapi.json');
  for (const key of Object.keys(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    const described = body.paths[path.replace(/:(\w+)/g, '{$1}')];
    assert.ok(described?.[method.toLowerCase()], key);
  }
});

test('every failure has one shape and says nothing of the inside', async () => {
  const user = await api.newCompany();
  const failures = [
    await api.as().get('/nowhere'),
    await api.as().get('/company/me'),
    await api.as('wrong').get('/company/me'),
    await user.post('/auth/login', undefined, { 'content-type': 'application/json' }),
    await user.put('/company/me', Buffer.from('{"a":'), { 'content-type': 'application/json' }),
    await user.put('/company/me', Buffer.from('<a/>'), { 'content-type': 'application/xml' }),
    await user.put('/company/me', Buffer.alloc(9_000_000, ' '), { 'content-type': 'application/json' }),
    await user.put('/company/me', Buffer.from('{"__proto__":{"a":1}}'), {
      'content-type': 'application/json',
    }),
  ];
  assert.deepEqual(
    failures.map(({ status }) => status),
    [404, 401, 401, 400, 400, 415, 413, 400],
  );
  assert.equal(failures[0]?.body.code, 'unknown_endpoint', 'unlike a record that does not exist');
  for (const { body, headers } of failures) {
    assert.match(headers['content-type'] as string, /^application\/json/);
    assert.match(body.error, /^[A-Z].*\.$/);
    assert.match(body.code, /^[a-z_]+$/);
    assert.ok(Object.keys(body).every((key) => ['error', 'code', 'fields'].includes(key)));
  }
});

test('the health calls answer without a session', async () => {
  assert.deepEqual((await api.as().get('/health/live')).body, { status: 'ok' });
  assert.deepEqual((await api.as().get('/health/ready')).body, { status: 'ok' });
});

test('without a database the process lives, but is not ready, and failures stay sentences', async () => {
  const platform = await openTestPlatform();
  const alone = await openTestApi({
    ...platform,
    database: { ...platform.database, queries: openDatabase(NOWHERE, platform.log).queries },
  });
  assert.equal((await alone.as().get('/health/live')).status, 200);
  const ready = await alone.as().get('/health/ready');
  assert.equal(ready.status, 503);
  const reply = await alone.as('token').get('/company/me');
  assert.equal(reply.status, 500);
  assert.deepEqual(reply.body, {
    error: 'Something went wrong on our side. Please try again.',
    code: 'internal',
  });
});

test('pages on localhost may call, pages elsewhere may not', async () => {
  const allowed = await api.as().get('/health/live', { origin: 'http://localhost:3000' });
  assert.equal(allowed.headers['access-control-allow-origin'], 'http://localhost:3000');
  const other = await api.as().get('/health/live', { origin: 'https://example.com' });
  assert.equal(other.headers['access-control-allow-origin'], undefined);
  const lookalike = await api.as().get('/health/live', { origin: 'http://localhost.example.com' });
  assert.equal(lookalike.headers['access-control-allow-origin'], undefined);
  assert.equal(allowed.headers['x-content-type-options'], 'nosniff');
});

test('configured origins take the place of localhost', async () => {
  const platform = await openTestPlatform({ config: { allowedOrigins: ['https://steplight.example.com'] } });
  const production = await openTestApi(platform);
  const from = (origin: string) => production.as().get('/health/live', { origin });
  const own = await from('https://steplight.example.com');
  assert.equal(own.headers['access-control-allow-origin'], 'https://steplight.example.com');
  assert.notEqual(
    (await from('http://localhost:3000')).headers['access-control-allow-origin'],
    'http://localhost:3000',
  );
});
