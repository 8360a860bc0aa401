import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { buildApp } from '../../server/src/app.ts';
import { createServices } from '../../server/src/modules/services.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { onTour } from '../tour/cases.ts';
import { checkReply } from './check-reply.ts';
import { fuzzApi } from './fuzz-api.ts';
import { registerLiveWorker } from './live-worker.ts';
import { nameOf, readOperations } from './operations.ts';

const platform = await openTestPlatform();
await registerLiveWorker(platform.database);
const services = createServices(platform);
const routes: string[] = [];
const app = await buildApp({
  platform,
  services,
  onRoute: ({ method, url }) => routes.push(...[method].flat().map((name) => `${name} ${url}`)),
});
after(() => app.close());

test('every route is fuzzed, documented or not', async () => {
  const operations = readOperations((await app.inject('/openapi.json')).json());
  const known = operations
    .map(nameOf)
    .map((name) => name.replace(/\{([^}]+)\}/g, (_, id) => (id === '*' ? '*' : `:${id}`)));
  const made = routes.filter((name) => !/^(HEAD|OPTIONS) /.test(name));
  assert.deepEqual(made.toSorted(), known.toSorted());
});

test('mutated requests to every route are rejected in one shape without internals', async () => {
  const report = await fuzzApi({
    app,
    services,
    storage: platform.storage,
    count: onTour(1000, 300),
    seed: 7,
  });
  assert.equal(report.failure, undefined);
  for (const status of ['400', '401', '404', '415'])
    assert.ok((report.statuses[status] ?? 0) > 0, `some are answered ${status}`);
});

const unreadable: [name: string, text: string, status: number][] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['an unknown method', 'STEAL /company/me HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a NUL in the address', 'GET /company/\0 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['a header with a line break', 'GET /health/live HTTP/1.1\r\nhost: x\r\na: b\rc: d\r\n\r\n', 400],
  [
    'two lengths',
    'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
    400,
  ],
  ['a length that is none', 'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n{}', 400],
  [
    'a length and chunks',
    'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['headers without end', `GET /health/live HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(100_000)}\r\n\r\n`, 431],
];

test('malformed HTTP is rejected in the same shape', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (const [name, text, wanted] of unreadable) {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    // The server hangs up, perhaps before it has read everything.
    socket.on('error', () => undefined);
    socket.write(text);
    await new Promise((resolve) => socket.once('close', resolve));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const status = Number(head.split(' ')[1]);
    assert.equal(status, wanted, `${name}: ${answer}`);
    const type = /content-type: (.*)/i.exec(head)?.[1];
    assert.equal(checkReply({ status, headers: { 'content-type': type }, body }, 'GET'), undefined, name);
  }
});
