import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { after, test } from 'node:test';
import { isPublic } from 'runner/network';
import { createOutgoing, resolvePublic } from './outgoing.ts';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A server inside the network that is trusted, and a way to post to it. */
async function trusted(handle: RequestListener, timeout?: number) {
  const server = createServer(handle);
  const host = `127.0.0.1:${await listen(server)}`;
  const outgoing = createOutgoing({ trustedHosts: [host], timeout });
  return (body: unknown) => outgoing.postJson(`http://${host}/hook`, body);
}

const closed: [kind: string, address: string][] = [
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.0.9'],
  ['loopback', '::1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '0.1.2.3'],
  ['unspecified', '::'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.254'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['link-local', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['unique local', 'fd12:3456::1'],
  ['site-local', 'fec0::1'],
  ['mapped into IPv6', '::ffff:127.0.0.1'],
  ['mapped into IPv6', '::ffff:a00:1'],
  ['IPv4 in IPv6, the old way', '::7f00:1'],
  ['translated', '64:ff9b::7f00:1'],
  ['translated within a network', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['benchmarking', '198.18.0.1'],
  ['no address', 'localhost'],
];
for (const [kind, address] of closed)
  test(`not of the open internet: ${address} (${kind})`, () => {
    assert.equal(isPublic(address), false);
  });

test('addresses of the open internet are', () => {
  for (const address of ['3.68.170.153', '172.32.0.1', '100.128.0.1', '2a03:2880::1', '::ffff:8.8.8.8'])
    assert.equal(isPublic(address), true, address);
});

const hostnames = [
  'localhost',
  '127.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '169.254.169.254',
];
for (const hostname of hostnames)
  test(`nothing is sent to https://${hostname}, however it is written`, async () => {
    const server = createTcpServer();
    const port = await listen(server);
    server.on('connection', () => assert.fail('It was called'));
    const { postJson } = createOutgoing({ trustedHosts: [] });
    await assert.rejects(postJson(`https://${hostname}:${port}/hook`, {}), {
      reason: 'forbidden',
      message: 'is not an address of the open internet',
    });
  });

test('plain http is refused, and a trusted host is trusted on its one port', async () => {
  const { postJson } = createOutgoing({ trustedHosts: ['127.0.0.1:8080'] });
  await assert.rejects(postJson('http://93.184.215.14/hook', {}), { message: 'is not an https address' });
  await assert.rejects(postJson('http://127.0.0.1:8081/hook', {}), { message: 'is not an https address' });
  await assert.rejects(postJson('https://127.0.0.1:8081/hook', {}), { reason: 'forbidden' });
});

test('a name that leads inside is refused, an address of the open internet is its own answer', async () => {
  await assert.rejects(resolvePublic('localhost'), { reason: 'forbidden' });
  assert.deepEqual(await resolvePublic('[2a03:2880::1]'), [{ address: '2a03:2880::1', family: 6 }]);
});

test('the connection goes to the address that was checked, not where the name leads', async () => {
  const server = createTcpServer((socket) => socket.destroy());
  const port = await listen(server);
  const called = once(server, 'connection');
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  const { postJson } = createOutgoing({ trustedHosts: [], resolve });
  await assert.rejects(postJson(`https://nowhere.invalid:${port}/`, {}), { reason: 'unreachable' });
  await called;
});

test('JSON is posted, and status, text, type and Retry-After come back', async () => {
  const post = await trusted((request, response) => {
    request.setEncoding('utf8').once('data', (text: string) => {
      response.writeHead(429, { 'retry-after': '7', 'content-type': 'text/plain' });
      response.end(`${request.method} ${request.headers['content-type']} ${text}`);
    });
  });
  assert.deepEqual(await post({ text: 'Grüße' }), {
    status: 429,
    contentType: 'text/plain',
    retryAfter: 7,
    location: undefined,
    body: 'POST application/json; charset=utf-8 {"text":"Grüße"}',
  });
});

test('a redirect is an answer like any other', async () => {
  let calls = 0;
  const post = await trusted((_request, response) => {
    calls += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  assert.equal((await post({})).status, 307);
  assert.equal(calls, 1);
});

test('of an endless answer the first 64 KiB are read', async () => {
  const post = await trusted((_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    };
    response.on('drain', write);
    write();
  });
  assert.equal((await post({})).body.length, 65_536);
});

test('the time is limited as a whole: for a silent server, and for one that drips', async () => {
  const silent = await trusted(() => undefined, 200);
  await assert.rejects(silent({}), { reason: 'timeout', message: 'did not answer in time' });
  const dripping = await trusted((_request, response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  }, 200);
  await assert.rejects(dripping({}), { reason: 'timeout' });
  const { postJson } = createOutgoing({
    trustedHosts: [],
    timeout: 50,
    resolve: () => new Promise(() => undefined),
  });
  await assert.rejects(postJson('https://slow.example.com/', {}), { reason: 'timeout' });
});

test('an unreachable server is reported as such', async () => {
  const server = createTcpServer();
  const port = await listen(server);
  server.close();
  const { postJson } = createOutgoing({ trustedHosts: [`127.0.0.1:${port}`] });
  await assert.rejects(postJson(`http://127.0.0.1:${port}/`, {}), {
    message: 'could not be reached (ECONNREFUSED)',
  });
  const { postJson: postOutside } = createOutgoing({
    trustedHosts: [],
    resolve: () => Promise.reject(Object.assign(new Error('There is no such host.'), { code: 'ENOTFOUND' })),
  });
  await assert.rejects(postOutside('https://nowhere.invalid/', {}), { reason: 'unreachable' });
});

test('an address is known to be refused before it is called; a name that cannot be looked up may lead anywhere', async () => {
  const { objectionTo } = createOutgoing({ trustedHosts: ['127.0.0.1:8080'] });
  assert.equal(await objectionTo('https://localhost/hook'), 'is not an address of the open internet');
  assert.equal(await objectionTo('http://93.184.215.14/hook'), 'is not an https address');
  assert.equal(await objectionTo('https://93.184.215.14/hook'), null);
  assert.equal(await objectionTo('http://127.0.0.1:8080/hook'), null);
  assert.equal(await objectionTo('https://nowhere.invalid/hook'), null);
});
