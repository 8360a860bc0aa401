import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Has a server that closes wait for the requests at work and for nothing else. Browsers open connections ahead, and Node
 * would wait a minute for one that nothing was ever asked on.
 */
export function endIdleConnections(app: FastifyInstance): void {
  const idle = new Set<Socket>();
  let isClosing = false;
  const rest = (socket: Socket) => {
    if (isClosing) socket.destroySoon();
    else idle.add(socket);
  };
  app.server.on('connection', (socket: Socket) => {
    socket.once('close', () => idle.delete(socket));
    rest(socket);
  });
  app.server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => rest(socket));
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const socket of idle) socket.destroySoon();
    done();
  });
}
