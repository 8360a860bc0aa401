import { logError } from 'shared/feedback';
import type { Registry, Release, RemoteName } from 'shared/registry';
import { fetchRelease } from './fetch-release.ts';
import type { Overrides } from './overrides.ts';

/** Which build of each remote the page uses, and which is deployed now. */
export interface Releases {
  /** The build to load. `bypassCache` reads the registry again first. */
  find: (name: RemoteName, bypassCache: boolean) => Promise<Release>;
  /** The registry as last read. */
  deployed: () => Registry;
  /** The builds that this tab shows instead of the deployed ones. */
  overrides: Overrides;
  /** Reads the registry again; a failure is logged and changes nothing. */
  refresh: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

interface Options {
  registry: Registry;
  overrides: Overrides;
  /** Origins that deployed remotes may be loaded from. */
  origins: string[];
  fetchRegistry: () => Promise<Registry>;
}

export function createReleases({ registry, overrides, origins, fetchRegistry }: Options): Releases {
  let latest = registry;
  const listeners = new Set<() => void>();

  const refresh = async () => {
    try {
      latest = await fetchRegistry();
    } catch (error) {
      logError(error, 'The registry of the remotes could not be read again.');
      return;
    }
    for (const listener of listeners) listener();
  };

  return {
    async find(name, bypassCache) {
      const preview = overrides.addresses[name];
      if (preview !== undefined) return fetchRelease(name, preview);
      if (bypassCache) await refresh();
      const release = latest.remotes[name];
      if (!release) throw new Error(latest.errors[name]);
      const { origin } = new URL(release.address);
      if (!origins.includes(origin)) throw new Error(`Remotes may not be loaded from ${origin} here.`);
      return release;
    },
    deployed: () => latest,
    overrides,
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
