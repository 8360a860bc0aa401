import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { abortable } from '../browser/abortable.ts';
import { isInRanges } from './allow-list.ts';
import { connectTo } from './connect.ts';
import { createFailures, type Failures } from './failures.ts';
import { BlockedDestinationError, formatHostPort, type NetworkPolicy } from './network-policy.ts';
import { answerBlocked } from './blocked-page.ts';
import { readSocksRequest, REPLY, replySocks } from './socks.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const HANDSHAKE_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 256;
const MAX_BYTES = 2 * 1024 ** 3;

/** The network access of one run: a SOCKS proxy that applies the network policy. */
export interface RunNetwork extends Pick<Failures, 'failureOf' | 'takeNotes'> {
  /** The proxy setting for the browser, e.g. `socks5://127.0.0.1:41234`. */
  proxyServer: string;
  /** Closes every connection. */
  close(): Promise<void>;
}

export interface NetworkOptions {
  networkPolicy: NetworkPolicy;
  /** The address under which remote browsers reach this machine, and the ranges they may connect from; undefined: the browser is local. */
  remote?: { address: string; clients: string[] };
  /** The most bytes that the pages of a run may receive. */
  maxBytes?: number;
}

/** Starts the proxy of a run on a free port. */
export async function openRunNetwork({
  networkPolicy,
  remote,
  maxBytes = MAX_BYTES,
}: NetworkOptions): Promise<RunNetwork> {
  const failures = createFailures();
  const clients = new Set<Socket>();
  let received = 0;

  async function serve(client: Socket): Promise<void> {
    const handshake = setTimeout(() => client.destroy(), HANDSHAKE_TIMEOUT_MS);
    const { host, port } = await readSocksRequest(client);
    clearTimeout(handshake);
    const upstream = await open(host, port).catch(async (error: unknown) => {
      failures.add(host, port, error);
      await rejectClient(client, host, port, error);
    });
    if (!upstream) return;
    if (client.destroyed) return void upstream.destroy();
    failures.forget(host, port);
    replySocks(client, REPLY.granted);
    join(client, upstream, (bytes) => {
      received += bytes;
      if (received > maxBytes) for (const open of clients) open.destroy();
    });
  }

  async function open(host: string, port: number): Promise<Socket> {
    if (received > maxBytes)
      throw new BlockedDestinationError(`the test has loaded more than ${size(maxBytes)}.`);
    const limit = AbortSignal.timeout(CONNECT_TIMEOUT_MS);
    const addresses = await abortable(limit, () => networkPolicy.resolveAddresses(host, port));
    return connectTo(addresses, port, limit);
  }

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    if (remote && !isInRanges(client.remoteAddress ?? '', remote.clients)) client.destroy();
    else serve(client).catch(() => client.destroy());
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(0, remote ? undefined : '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    proxyServer: `socks5://${formatHostPort(remote?.address ?? '127.0.0.1', port)}`,
    failureOf: failures.failureOf,
    takeNotes: failures.takeNotes,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}

async function rejectClient(client: Socket, host: string, port: number, error: unknown): Promise<void> {
  if (error instanceof BlockedDestinationError) {
    replySocks(client, REPLY.granted);
    await answerBlocked(client, `${formatHostPort(host, port)} was not opened: ${error.message}`);
  } else {
    const { code } = error as NodeJS.ErrnoException;
    replySocks(client, code === 'ECONNREFUSED' ? REPLY.refused : REPLY.unreachable);
    client.end();
  }
}

/** Pipes bytes both ways until one side closes. */
function join(client: Socket, upstream: Socket, onReceived: (bytes: number) => void): void {
  upstream.on('error', () => client.destroy());
  upstream.on('close', () => client.destroy());
  client.on('close', () => upstream.destroy());
  upstream.on('data', (chunk: Buffer) => onReceived(chunk.length));
  upstream.pipe(client);
  client.pipe(upstream);
}

const size = (bytes: number) => (bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GiB` : `${bytes} bytes`);
