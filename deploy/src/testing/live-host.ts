import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const REMOTES_ADDRESS = 'https://remotes.example/';

/** A stand-in for the host that serves what deployments read. */
export async function startLiveHost() {
  let registry = () => Promise.resolve('{}');
  const environment = { apiAddress: 'https://api.example', remoteOrigins: [new URL(REMOTES_ADDRESS).origin] };
  const files: Record<string, unknown> = {
    '/build.json': { build: 'live', version: '1.0.0', contract: 1 },
    '/environments.json': { '127.0.0.1': environment },
  };
  const server = createServer(async ({ url = '' }, response) => {
    const text = url === '/remotes.json' ? await registry() : JSON.stringify(files[url]);
    response.writeHead(text ? 200 : 404).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Serves this registry. */
    serve(read: () => Promise<string>) {
      registry = read;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
