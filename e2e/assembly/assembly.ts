import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { REMOTE_NAMES, type RegistryFile, type RemoteName } from 'shared/registry';
import { createLog } from '../../server/src/platform/log.ts';
import { localEnvironments } from '../../server/src/web/documents.ts';
import { createHostApp } from '../../server/src/web/host-app.ts';
import { apiAddress as productApi } from '../support/addresses.ts';
import { RemoteServer } from './remote-server.ts';

/** A page made of the built host and of remotes whose servers a test can break; the API is the started product's by default. */
export interface Assembly {
  address: string;
  remotes: Record<RemoteName, RemoteServer>;
  /** Changes what the registry says from now on. */
  registry: { change: (document: RegistryFile) => void };
  /** Milliseconds that pages loaded from now on wait for a file of a remote; undefined: as long as the started product's. */
  limitLoading: (milliseconds: number | undefined) => void;
  stop: () => Promise<void>;
}

interface Options {
  /** Whether the place allows previews. */
  isStaging?: boolean;
  /** Other builds than those of the packages. */
  hostFolder?: string;
  remoteFolders?: Partial<Record<RemoteName, string>>;
  /** An API that takes the place of the product's; files come from the product all the same. */
  apiAddress?: string;
}

const builtHost = join(import.meta.dirname, '../../host/dist');

export async function startAssembly({
  isStaging = true,
  hostFolder = builtHost,
  remoteFolders = {},
  apiAddress = productApi,
}: Options = {}): Promise<Assembly> {
  const list = REMOTE_NAMES.map((name) => new RemoteServer(name, remoteFolders[name]));
  await Promise.all(list.map((server) => server.start()));
  const remotes = Object.fromEntries(list.map((server) => [server.name, server])) as Assembly['remotes'];
  const registry: Assembly['registry'] = { change: () => undefined };

  const readRegistry = async (): Promise<RegistryFile> => {
    const release = async (server: RemoteServer) =>
      [server.name, { ...(await server.manifest()), address: `${server.origin}/`, commit: null }] as const;
    const document = {
      host: null,
      remotes: Object.fromEntries(await Promise.all(list.map(release))) as RegistryFile['remotes'],
    };
    registry.change(document);
    return document;
  };
  const local = localEnvironments(
    apiAddress,
    list.map(({ origin }) => origin),
  );
  const environments = Object.fromEntries(
    Object.entries(local).map(([name, place]) => [name, { ...place, isStaging, fileOrigins: [productApi] }]),
  );
  const app = await createHostApp({
    folder: hostFolder,
    environments,
    readRegistry,
    log: createLog('silent'),
  });
  await app.listen({ port: 0, host: 'localhost' });

  return {
    address: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    remotes,
    registry,
    limitLoading(milliseconds) {
      for (const [name, place] of Object.entries(environments))
        place.loadTimeoutMs = milliseconds ?? local[name]?.loadTimeoutMs;
    },
    async stop() {
      await Promise.all([app.close(), ...list.map((server) => server.stop())]);
    },
  };
}
