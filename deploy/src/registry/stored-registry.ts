import { parseRegistry, REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { DeployError } from '../errors.ts';

/** An independently deployed application: the host or a remote. */
export type AppName = 'host' | RemoteName;
export const APP_NAMES: AppName[] = ['host', ...REMOTE_NAMES];

/** The registry's entry of a build; that of a remote also contains its manifest. */
export interface Entry {
  build: string;
  version: string;
  contract: number;
  /** The folder of its files; ends with a slash. */
  address: string;
  commit: string | null;
}

/** One change of the registry. */
export interface LogEntry extends Pick<Entry, 'build' | 'version' | 'commit'> {
  /** Identifies the change, so that one whose reply was lost is not applied twice. */
  id: string;
  /** ISO 8601. */
  at: string;
  app: AppName;
  action: 'deploy' | 'rollback';
}

/** `remotes.json` as stored: what pages read, and the log of changes, newest last. */
export interface StoredRegistry {
  host: Entry | null;
  remotes: Partial<Record<RemoteName, Entry>>;
  log: LogEntry[];
}

const MAX_LOG_ENTRIES_PER_APP = 50;

export function emptyRegistry(): StoredRegistry {
  return { host: null, remotes: {}, log: [] };
}

/** @throws DeployError if it is not a registry */
export function parseStoredRegistry(text: string, source: string): StoredRegistry {
  try {
    const registry = JSON.parse(text) as StoredRegistry;
    parseRegistry(registry);
    return { ...registry, host: registry.host ?? null, log: registry.log ?? [] };
  } catch (error) {
    throw new DeployError(`${source} is not a registry (${(error as Error).message}). Repair it by hand.`);
  }
}

export function currentEntry({ host, remotes }: StoredRegistry, app: AppName): Entry | undefined {
  return (app === 'host' ? host : remotes[app]) ?? undefined;
}

/** The registry with another build of one app, and a log entry for the change. */
export function withEntry(
  registry: StoredRegistry,
  entry: Entry,
  change: Pick<LogEntry, 'id' | 'at' | 'app' | 'action'>,
): StoredRegistry {
  const { app } = change;
  const { build, version, commit } = entry;
  const own = registry.log.filter((other) => other.app === app);
  const dropped = new Set(own.slice(0, Math.max(0, own.length + 1 - MAX_LOG_ENTRIES_PER_APP)));
  return {
    host: app === 'host' ? entry : registry.host,
    remotes: app === 'host' ? registry.remotes : { ...registry.remotes, [app]: entry },
    log: [...registry.log.filter((other) => !dropped.has(other)), { ...change, build, version, commit }],
  };
}
