import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { after } from 'node:test';

/** Lets a server listen on this machine, go away and come back at the same port; closed after the test (or file) that opened it. */
export async function openGate(server: Server) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const gate = {
    port: 0,
    async open() {
      server.listen(gate.port, '127.0.0.1');
      await once(server, 'listening');
    },
    breakConnections() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      gate.breakConnections();
      await closed;
    },
  };
  await gate.open();
  gate.port = (server.address() as AddressInfo).port;
  after(() => gate.close());
  return gate;
}
