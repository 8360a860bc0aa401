import type { AddressInfo } from 'node:net';
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
  /** 0: any free one. */
  hostPort?: number;
  /** 0: any free one. */
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
  /** Where each remote is served. */
  remotes: Record<RemoteName, string>;
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
  /** Those of the host, known when it listens. */
  const allowedOrigins: string[] = [];
  const remotes = {} as Record<RemoteName, string>;
  const running: FastifyInstance[] = [];
  const close = async () => {
    await Promise.all(running.map((app) => app.close()));
  };
  const listen = async (app: FastifyInstance, port: number) => {
    running.push(app);
    await app.listen({ port, host: 'localhost' });
    return (app.server.address() as AddressInfo).port;
  };

  try {
    for (const name of REMOTE_NAMES) {
      const folder = requireBuild(join(packagesFolder, `remote-${name}`), 'manifest.json');
      const port = await listen(await createRemoteApp(folder, allowedOrigins), remotePorts[name]);
      remotes[name] = `http://localhost:${port}`;
    }
    const host = await createHostApp({
      folder: requireBuild(join(packagesFolder, 'host'), 'index.html'),
      environments: localEnvironments(apiAddress, Object.values(remotes), demoAddress),
      readRegistry: () => localRegistry(packagesFolder, remotes),
      log,
    });
    const port = await listen(host, hostPort);
    allowedOrigins.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`);
    const address = `http://localhost:${port}`;
    log.info({ address, remotes }, 'web servers listening');
    return { address, remotes, close };
  } catch (error) {
    await close();
    throw error;
  }
}
