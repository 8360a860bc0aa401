import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** An internal server that must not be reached: it records every connection and packet. */
export interface Inside {
  port: number;
  hits: string[];
  close(): Promise<void>;
}

/** Listens on every address of this machine. */
export async function openInside(): Promise<Inside> {
  const hits: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    hits.push(`connection from ${socket.remoteAddress}`);
    sockets.add(socket);
    socket.on('error', () => undefined);
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const packets = createSocket('udp4', () => void hits.push('packet')).bind(port);
  await once(packets, 'listening');
  return {
    port,
    hits,
    async close() {
      for (const socket of sockets) socket.destroy();
      const closed = [once(server, 'close'), once(packets, 'close')];
      server.close();
      packets.close();
      await Promise.all(closed);
    },
  };
}
