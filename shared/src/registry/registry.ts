import { readManifest, type RemoteManifest } from './manifest.ts';
import { REMOTE_NAMES, type RemoteName } from './parts.ts';

/** A build of a remote that is in use. */
export interface Release extends RemoteManifest {
  /** Where its files are; ends with a slash. */
  address: string;
  /** The commit it was deployed from, where that is known. */
  commit: string | null;
}

/** `remotes.json`: the builds that make up the page, written by whoever deploys. */
export interface RegistryDocument {
  /** The host's own build, where that is known. */
  host: { build: string } | null;
  remotes: Record<RemoteName, Release>;
}

/** What was understood of it. A part whose entry is damaged is missing; the others are there. */
export interface Registry {
  host: { build: string } | null;
  remotes: Partial<Record<RemoteName, Release>>;
  /** Why a part is missing, in a sentence for a person. */
  faults: Partial<Record<RemoteName, string>>;
}

/** Reads `remotes.json`. Throws a sentence for a person where it is something else altogether. */
export function readRegistry(document: unknown): Registry {
  const { host, remotes } = (document ?? {}) as Partial<RegistryDocument>;
  if (typeof remotes !== 'object' || remotes === null) throw new Error('remotes.json names no parts.');
  const registry: Registry = { host: host ?? null, remotes: {}, faults: {} };
  for (const name of REMOTE_NAMES)
    try {
      registry.remotes[name] = readRelease(remotes[name], name);
    } catch (error) {
      registry.faults[name] = (error as Error).message;
    }
  return registry;
}

function readRelease(entry: Partial<Release> | undefined, name: RemoteName): Release {
  const { address } = entry ?? {};
  if (typeof address !== 'string' || !/^https?:\/\/[^?#]+\/$/.test(address) || !URL.canParse(address))
    throw new Error(`remotes.json does not say where the part "${name}" is.`);
  return {
    ...readManifest(entry, name, 'The entry of remotes.json'),
    address,
    commit: entry?.commit ?? null,
  };
}
