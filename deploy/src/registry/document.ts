import { parseRegistry, REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { DeployError } from '../failure.ts';

/** What can be deployed on its own. */
export type PartName = 'host' | RemoteName;
export const PART_NAMES: PartName[] = ['host', ...REMOTE_NAMES];

/** What the registry holds of a build; that of a remote holds its manifest besides. */
export interface Entry {
  build: string;
  version: string;
  contract: number;
  /** Where its files are; ends with a slash. */
  address: string;
  commit: string | null;
}

/** One change of the registry. */
export interface LogLine extends Pick<Entry, 'build' | 'version' | 'commit'> {
  /** Names this change, so that one whose answer was lost is not made twice. */
  id: string;
  /** ISO 8601. */
  at: string;
  part: PartName;
  action: 'deploy' | 'rollback';
}

/** `remotes.json` as it is stored: what pages get, and how it came about, newest last. */
export interface StoredRegistry {
  host: Entry | null;
  remotes: Partial<Record<RemoteName, Entry>>;
  log: LogLine[];
}

/** Lines that are kept of each part. */
const KEPT = 50;

export function emptyRegistry(): StoredRegistry {
  return { host: null, remotes: {}, log: [] };
}

/** @throws DeployError where it is not a registry */
export function parseStoredRegistry(text: string, origin: string): StoredRegistry {
  try {
    const document = JSON.parse(text) as StoredRegistry;
    parseRegistry(document);
    return { ...document, host: document.host ?? null, log: document.log ?? [] };
  } catch (error) {
    throw new DeployError(
      `${origin} is not a registry (${(error as Error).message}). It has to be put right by hand.`,
    );
  }
}

export function currentEntry({ host, remotes }: StoredRegistry, part: PartName): Entry | undefined {
  return (part === 'host' ? host : remotes[part]) ?? undefined;
}

/** The registry with another build of one part, and a line that says so. */
export function withEntry(
  registry: StoredRegistry,
  entry: Entry,
  line: Pick<LogLine, 'id' | 'at' | 'part' | 'action'>,
): StoredRegistry {
  const { part } = line;
  const { build, version, commit } = entry;
  const own = registry.log.filter((other) => other.part === part);
  const dropped = new Set(own.slice(0, Math.max(0, own.length + 1 - KEPT)));
  return {
    host: part === 'host' ? entry : registry.host,
    remotes: part === 'host' ? registry.remotes : { ...registry.remotes, [part]: entry },
    log: [...registry.log.filter((other) => !dropped.has(other)), { ...line, build, version, commit }],
  };
}
