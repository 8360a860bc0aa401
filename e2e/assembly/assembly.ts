import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { REMOTE_NAMES, type RegistryDocument, type RemoteName } from 'shared/registry';
import { createLog } from '../../server/src/platform/log.ts';
import { localEnvironments } from '../../server/src/web/documents.ts';
import { createHostApp } from '../../server/src/web/host-app.ts';
import { apiAddress } from '../support/addresses.ts';
import { PartServer } from './part-server.ts';

/** A page made of the built host and of parts whose servers a test can break; the API is the started product's. */
export interface Assembly {
  address: string;
  parts: Record<RemoteName, PartServer>;
  /** Changes what the registry says from now on. */
  registry: { change: (document: RegistryDocument) => void };
  stop: () => Promise<void>;
}

interface Options {
  /** Whether the place allows previews. */
  isStaging?: boolean;
  /** Other builds than those of the packages. */
  hostFolder?: string;
  partFolders?: Partial<Record<RemoteName, string>>;
}

const builtHost = join(import.meta.dirname, '../../host/dist');

export async function startAssembly({
  isStaging = true,
  hostFolder = builtHost,
  partFolders = {},
}: Options = {}): Promise<Assembly> {
  const list = REMOTE_NAMES.map((name) => new PartServer(name, partFolders[name]));
  await Promise.all(list.map((part) => part.start()));
  const parts = Object.fromEntries(list.map((part) => [part.name, part])) as Assembly['parts'];
  const registry: Assembly['registry'] = { change: () => undefined };

  const readRegistry = async (): Promise<RegistryDocument> => {
    const release = async (part: PartServer) =>
      [part.name, { ...(await part.manifest()), address: `${part.origin}/`, commit: null }] as const;
    const document = {
      host: null,
      remotes: Object.fromEntries(await Promise.all(list.map(release))) as RegistryDocument['remotes'],
    };
    registry.change(document);
    return document;
  };
  const local = localEnvironments(
    apiAddress,
    list.map(({ origin }) => origin),
  );
  const environments = Object.fromEntries(
    Object.entries(local).map(([name, place]) => [name, { ...place, isStaging }]),
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
    parts,
    registry,
    async stop() {
      await Promise.all([app.close(), ...list.map((part) => part.stop())]);
    },
  };
}
