import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { findFreePort } from 'test-support';
import { parseAllowList } from './allow-list.ts';
import { createNetworkPolicy, type NetworkPolicyOptions } from './network-policy.ts';
import { openRunNetwork, type NetworkOptions } from './run-network.ts';

const PAGE = 'x'.repeat(1000);
const server = createServer((_request, response) => void response.end(PAGE));
let port = 0;

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

/** A run's network, closed after the test. */
async function open(networkPolicy: Partial<NetworkPolicyOptions> = {}, more: Partial<NetworkOptions> = {}) {
  const allow = parseAllowList('localhost');
  const network = await openRunNetwork({
    networkPolicy: createNetworkPolicy({ allow, ...networkPolicy }),
    ...more,
  });
  after(() => network.close());
  return network;
}

/** Asks for a page over the run's proxy, as a browser does. The answer's text; '' if none comes. */
async function ask(proxyServer: string, host: string, to: number): Promise<string> {
  const socket = connect(Number(new URL(proxyServer).port), '127.0.0.1');
  const number = Buffer.alloc(2);
  number.writeUInt16BE(to);
  socket.on('error', () => undefined);
  socket.write(Buffer.concat([Buffer.from([5, 1, 0, 5, 1, 0, 3, host.length]), Buffer.from(host), number]));
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return (await collect(socket)).toString('latin1').slice(12);
}

async function collect(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks);
}

const body = (answer: string) => answer.split('\r\n\r\n')[1] ?? '';

describe("a run's network", () => {
  it('resolves a name once, and connects to the resolved address', async () => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };
    const { proxyServer } = await open({ resolve });
    assert.equal(body(await ask(proxyServer, 'shop.test', port)), PAGE);
    assert.deepEqual(asked, ['shop.test']);
  });

  it('refuses a name of which one address is inside', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]);
    const { proxyServer, failureOf, takeNotes } = await open({ resolve });
    assert.match(
      await ask(proxyServer, 'shop.test', 80),
      /403 Forbidden[^]*shop\.test:80 was not opened: it is inside/,
    );
    assert.match(failureOf('http://shop.test/cart') ?? '', /^was not opened: it is inside/);
    assert.match(takeNotes().join(), /^shop\.test:80 was not reached/);
    assert.deepEqual(takeNotes(), [], 'told once');
  });

  it("blocks the service's own processes, unless their port is named", async () => {
    const ownServices = [`localhost:${port}`];
    const closed = await open({ ownServices });
    for (const host of ['localhost', '127.0.0.1', 'app.localhost'])
      assert.match(
        await ask(closed.proxyServer, host, port),
        /it belongs to the service itself\. Name \S+ in BROWSER_ALLOW/,
      );
    const named = await open({ ownServices, allow: parseAllowList(`localhost:${port}`) });
    assert.equal(body(await ask(named.proxyServer, 'localhost', port)), PAGE);
  });

  it('knows why a place is not there, until it is', async () => {
    const { proxyServer, failureOf } = await open();
    const host = 'localhost';
    const closedPort = await findFreePort();
    assert.equal(await ask(proxyServer, host, closedPort), '');
    assert.equal(
      failureOf(`http://${host}:${closedPort}/`),
      'could not be opened: the server refused the connection.',
    );
    await ask(proxyServer, host, port);
    assert.equal(failureOf(`http://${host}:${port}/`), undefined);
  });

  it('ends when a run has loaded too much', async () => {
    const { proxyServer, takeNotes } = await open({}, { maxBytes: 1500 });
    assert.equal(body(await ask(proxyServer, 'localhost', port)), PAGE);
    await ask(proxyServer, 'localhost', port);
    await ask(proxyServer, 'localhost', port);
    assert.match(takeNotes().join(), /the test has loaded more than 1500 bytes/);
  });

  it('serves remote browsers only', async () => {
    const away = { address: 'worker.test', clients: ['10.1.0.0/16'] };
    const strange = await open({}, { remote: away });
    assert.match(strange.proxyServer, /^socks5:\/\/worker\.test:\d+$/);
    assert.equal(await ask(strange.proxyServer, 'localhost', port), '');
    const known = await open({}, { remote: { ...away, clients: ['127.0.0.0/8'] } });
    assert.equal(body(await ask(known.proxyServer, 'localhost', port)), PAGE);
  });

  it('leaves who speaks another language, or leaves in the middle', async () => {
    const { proxyServer } = await open();
    const talk = connect(Number(new URL(proxyServer).port), '127.0.0.1');
    talk.write('GET / HTTP/1.1\r\n\r\n');
    assert.equal((await collect(talk)).length, 0);
    const leaver = connect(Number(new URL(proxyServer).port), '127.0.0.1');
    leaver.end(Buffer.from([5, 1, 0, 5, 1]));
    await collect(leaver);
    assert.equal(body(await ask(proxyServer, 'localhost', port)), PAGE);
  });
});
