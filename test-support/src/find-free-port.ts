import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of 127.0.0.1 that nothing listens on: for a server whose address must be known before it starts, or as an address that refuses connections. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
