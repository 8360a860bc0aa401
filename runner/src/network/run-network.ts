import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { isInRanges } from './allow-list.ts';
import { connectTo } from './connect.ts';
import { createFailures, type Failures } from './failures.ts';
import { placeOf } from './place.ts';
import { Refused, type Reach } from './reach.ts';
import { answerRefusal } from './refusal-page.ts';
import { readSocksRequest, REPLY, replySocks } from './socks.ts';

const CONNECT_LIMIT_MS = 15_000;
const HANDSHAKE_LIMIT_MS = 10_000;
const MOST_CONNECTIONS = 256;
const MOST_BYTES = 2 * 1024 ** 3;

/** The way of one run's pages to the network: a SOCKS proxy of its own, which lets them go where the company may go. */
export interface RunNetwork extends Pick<Failures, 'faultOf' | 'takeNotes'> {
  /** What the browser is told, e.g. `socks5://127.0.0.1:41234`. */
  proxyServer: string;
  /** Ends every connection. */
  close(): Promise<void>;
}

export interface NetworkOptions {
  reach: Reach;
  /** Where browsers on other machines find this one, and who may come; undefined: the browser is on this machine. */
  remote?: { address: string; clients: string[] };
  /** Bytes that the pages of a run may receive. */
  mostBytes?: number;
}

/** Opens a run's network on a port of its own. */
export async function openRunNetwork({
  reach,
  remote,
  mostBytes = MOST_BYTES,
}: NetworkOptions): Promise<RunNetwork> {
  const failures = createFailures();
  const clients = new Set<Socket>();
  let received = 0;

  async function serve(client: Socket): Promise<void> {
    const handshake = setTimeout(() => client.destroy(), HANDSHAKE_LIMIT_MS);
    const { host, port } = await readSocksRequest(client);
    clearTimeout(handshake);
    const upstream = await open(host, port).catch(async (error: unknown) => {
      failures.add(host, port, error);
      await turnAway(client, host, port, error);
    });
    if (!upstream) return;
    if (client.destroyed) return void upstream.destroy();
    failures.forget(host, port);
    replySocks(client, REPLY.granted);
    join(client, upstream, (bytes) => {
      received += bytes;
      if (received > mostBytes) for (const open of clients) open.destroy();
    });
  }

  async function open(host: string, port: number): Promise<Socket> {
    if (received > mostBytes) throw new Refused(`the test has loaded more than ${size(mostBytes)}.`);
    const limit = AbortSignal.timeout(CONNECT_LIMIT_MS);
    const addresses = await Promise.race([reach.addressesOf(host, port), late(limit)]);
    return connectTo(addresses, port, limit);
  }

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    if (remote && !isInRanges(client.remoteAddress ?? '', remote.clients)) client.destroy();
    else serve(client).catch(() => client.destroy());
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(0, remote ? undefined : '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    proxyServer: `socks5://${placeOf(remote?.address ?? '127.0.0.1', port)}`,
    faultOf: failures.faultOf,
    takeNotes: failures.takeNotes,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}

async function turnAway(client: Socket, host: string, port: number, error: unknown): Promise<void> {
  if (error instanceof Refused) {
    replySocks(client, REPLY.granted);
    await answerRefusal(client, `${placeOf(host, port)} was not opened: ${error.message}`);
  } else {
    const { code } = error as NodeJS.ErrnoException;
    replySocks(client, code === 'ECONNREFUSED' ? REPLY.refused : REPLY.unreachable);
    client.end();
  }
}

/** Passes bytes both ways until one side is gone. */
function join(client: Socket, upstream: Socket, onReceived: (bytes: number) => void): void {
  upstream.on('error', () => client.destroy());
  upstream.on('close', () => client.destroy());
  client.on('close', () => upstream.destroy());
  upstream.on('data', (chunk: Buffer) => onReceived(chunk.length));
  upstream.pipe(client);
  client.pipe(upstream);
}

async function late(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

const size = (bytes: number) => (bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GiB` : `${bytes} bytes`);
