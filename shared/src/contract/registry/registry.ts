import { parseManifest, type RemoteManifest } from './manifest.ts';
import { REMOTE_NAMES, type RemoteName } from './remotes.ts';

/** A deployed build of a remote. */
export interface Release extends RemoteManifest {
  /** The folder of its files; ends with a slash. */
  address: string;
  /** The commit it was built from, if known. */
  commit: string | null;
}

/** `remotes.json`: the builds that a page consists of, written by deployments. */
export interface RegistryFile {
  /** The host's own build, if known. */
  host: { build: string } | null;
  remotes: Record<RemoteName, Release>;
}

/** A parsed `remotes.json`. A remote with an invalid entry is missing; the others are present. */
export interface Registry {
  host: { build: string } | null;
  remotes: Partial<Record<RemoteName, Release>>;
  /** Why a remote is missing, for users. */
  errors: Partial<Record<RemoteName, string>>;
}

/** Parses `remotes.json`. @throws Error with a message for users if it is not a registry at all */
export function parseRegistry(value: unknown): Registry {
  const { host, remotes } = (value ?? {}) as Partial<RegistryFile>;
  if (typeof remotes !== 'object' || remotes === null) throw new Error('remotes.json does not list remotes.');
  const registry: Registry = { host: host ?? null, remotes: {}, errors: {} };
  for (const name of REMOTE_NAMES)
    try {
      registry.remotes[name] = parseRelease(remotes[name], name);
    } catch (error) {
      registry.errors[name] = (error as Error).message;
    }
  return registry;
}

function parseRelease(entry: Partial<Release> | undefined, name: RemoteName): Release {
  const { address } = entry ?? {};
  if (typeof address !== 'string' || !/^https?:\/\/[^?#]+\/$/.test(address) || !URL.canParse(address))
    throw new Error(`remotes.json has no address for the remote "${name}".`);
  return {
    ...parseManifest(entry, name, 'The entry of remotes.json'),
    address,
    commit: entry?.commit ?? null,
  };
}
