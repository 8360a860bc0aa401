import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { Duplex } from 'node:stream';
import { LIVE_PROTOCOL } from 'shared/constants';
import { WebSocketServer, type WebSocket } from 'ws';
import { listenOnPort } from '../../../platform/listen-on-port.ts';
import type { Log } from '../../../platform/log.ts';
import type { LiveSettings } from '../../../platform/settings/live-settings.ts';
import { MAX_MESSAGE_BYTES } from '../max-message-bytes.ts';
import { lastEventOf, ticketOf } from '../ticket-of.ts';

/** Lets a ticket in: what takes its socket, and the number of the last event that its page has got. Undefined: the ticket opens nothing here. */
export type Admit = (
  liveSessionId: string,
  ticket: string,
) => Promise<((socket: WebSocket, lastEvent: number | undefined) => void) | undefined>;

export interface LiveListener {
  port: number;
  /** Where the API reaches it. */
  address: string;
  /** Begins to take sockets. */
  serve(admit: Admit): void;
  /** Breaks the connections that are left. */
  close(): Promise<void>;
}

const PATH = /^\/live\/([\da-f-]{36})$/;
const WILDCARD = new Set(['0.0.0.0', '::']);

/** Listens for the sockets that the API passes on. @throws a sentence where the port is taken. */
export async function listenForLiveSessions(
  { host, port: wanted, address }: LiveSettings,
  log: Log,
): Promise<LiveListener> {
  // A page that a test opens gets nothing from here.
  const server = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: () => LIVE_PROTOCOL,
  });
  await listenOnPort({ port: wanted, setting: 'LIVE_PORT' }, () =>
    once(server.listen({ port: wanted, host }), 'listening'),
  );
  const { port } = server.address() as AddressInfo;
  /** Those that have become WebSockets, and those whose ticket is being looked up. */
  const streams = new Set<Duplex>();

  async function upgrade(
    admit: Admit,
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
  ): Promise<void> {
    const [, id] = PATH.exec(request.url ?? '') ?? [];
    const protocols = request.headers['sec-websocket-protocol'];
    const ticket = ticketOf(protocols);
    const take = id && ticket && (await admit(id, ticket));
    if (take) sockets.handleUpgrade(request, stream, head, (socket) => take(socket, lastEventOf(protocols)));
    else stream.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  }

  return {
    port,
    address: address ?? `http://${WILDCARD.has(host) ? hostname() : bracketed(host)}:${port}`,
    serve(admit) {
      server.on('upgrade', (request, stream, head) => {
        streams.add(stream);
        stream.once('close', () => streams.delete(stream));
        stream.on('error', () => stream.destroy());
        upgrade(admit, request, stream, head).catch((error: unknown) => {
          log.error({ err: error }, 'A live session could not be connected');
          stream.destroy();
        });
      });
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const stream of streams) stream.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);
