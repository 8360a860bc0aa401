import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import type { Log } from '../platform/log.ts';
import { localEnvironments } from './documents.ts';
import { createHostApp } from './host-app.ts';
import { localRegistry } from './local-registry.ts';
import { HOST_PORT, REMOTE_PORTS } from './ports.ts';
import { createRemoteApp } from './remote-app.ts';
import { requireBuild } from './static-files.ts';

export interface WebServersOptions {
  hostPort?: number;
  remotePorts?: Record<RemoteName, number>;
  /** Where browsers reach the API. */
  apiAddress: string;
  /** Where browsers reach the demo shop; undefined: it does not run. */
  demoAddress?: string | undefined;
  log: Log;
  /** The folder that holds the packages; the repository's by default. */
  packagesFolder?: string;
}

export interface WebServers {
  /** The address that people open. */
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves the host and the remotes, each from an origin of its own on this machine. Rejects with a sentence for a person
 * when a package has not been built, and with EADDRINUSE when a port is taken; nothing is left listening then.
 */
export async function startWebServers({
  hostPort = HOST_PORT,
  remotePorts = REMOTE_PORTS,
  apiAddress,
  demoAddress,
  log,
  packagesFolder = resolve(import.meta.dirname, '../../..'),
}: WebServersOptions): Promise<WebServers> {
  const address = `http://localhost:${hostPort}`;
  const allowedOrigins = [address, `http://127.0.0.1:${hostPort}`];
  const origins = Object.fromEntries(
    REMOTE_NAMES.map((name) => [name, `http://localhost:${remotePorts[name]}`]),
  ) as Record<RemoteName, string>;
  const running: FastifyInstance[] = [];
  const close = async () => {
    await Promise.all(running.map((app) => app.close()));
  };
  const listen = async (app: FastifyInstance, port: number) => {
    running.push(app);
    await app.listen({ port, host: 'localhost' });
  };

  try {
    for (const name of REMOTE_NAMES) {
      const folder = requireBuild(join(packagesFolder, `remote-${name}`), 'manifest.json');
      await listen(await createRemoteApp(folder, allowedOrigins), remotePorts[name]);
    }
    const host = await createHostApp({
      folder: requireBuild(join(packagesFolder, 'host'), 'index.html'),
      environments: localEnvironments(apiAddress, Object.values(origins), demoAddress),
      readRegistry: () => localRegistry(packagesFolder, origins),
      log,
    });
    await listen(host, hostPort);
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ address, remotes: origins }, 'web servers listening');
  return { address, close };
}
