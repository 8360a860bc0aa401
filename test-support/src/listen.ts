import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Site {
  /** Without a slash at its end. */
  address: string;
  close(): Promise<void>;
}

/** Serves a site on a port of its own. */
export async function listen(listener: RequestListener, host = '127.0.0.1'): Promise<Site> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
