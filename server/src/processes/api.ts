import type { AddressInfo } from 'node:net';
import { buildApp } from '../app.ts';
import { endIdleConnections } from '../platform/http/end-idle-connections.ts';
import { listenOnPort } from '../platform/listen-on-port.ts';
import { runPart, type Product } from './run-part.ts';
import type { RunningService } from './run-process.ts';

export interface RunningApi extends RunningService {
  /** Where browsers reach it. */
  address: string;
}

/** Listens on the configured port. `close` finishes the requests at work; the platform stays open. */
export async function startApi({ platform, services }: Product): Promise<RunningApi> {
  const { apiAddress, apiHost: host, apiPort } = platform.config;
  const app = await buildApp({ platform, services });
  endIdleConnections(app);
  try {
    await listenOnPort({ port: apiPort, setting: 'API_PORT' }, () => app.listen({ port: apiPort, host }));
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  services.live.open();
  // In the background: a slow model must not delay the start.
  void services.writing.probe();
  return {
    address: apiAddress ?? `http://localhost:${port}`,
    close: () => app.close(),
  };
}

if (import.meta.main)
  await runPart(false, async (product) => {
    const api = await startApi(product);
    product.platform.log.info(`The API is ready at ${api.address}`);
    return api;
  });
