import { logError } from 'shared/feedback';
import type { Registry, Release, RemoteName } from 'shared/registry';
import { fetchRelease } from './fetch-release.ts';
import type { Overrides } from './overrides.ts';

/** Which build of each part the page is made of, and which it would be made of by now. */
export interface Releases {
  /** The build to load. `isFresh`: as it is deployed now, not when the page was loaded. */
  find: (name: RemoteName, isFresh: boolean) => Promise<Release>;
  /** The registry as it was last seen. */
  deployed: () => Registry;
  /** What this tab shows instead of the deployed builds. */
  overrides: Overrides;
  /** Looks at the registry again; a failure changes nothing. */
  check: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

interface Options {
  registry: Registry;
  overrides: Overrides;
  /** Origins that deployed parts may come from. */
  origins: string[];
  /** Reads the registry as it is now. */
  read: () => Promise<Registry>;
}

export function createReleases({ registry, overrides, origins, read }: Options): Releases {
  let latest = registry;
  const listeners = new Set<() => void>();

  const check = async () => {
    try {
      latest = await read();
    } catch (error) {
      logError(error, 'The registry of the parts could not be read again.');
      return;
    }
    for (const listener of listeners) listener();
  };

  return {
    async find(name, isFresh) {
      const preview = overrides.addresses[name];
      if (preview !== undefined) return fetchRelease(name, preview);
      if (isFresh) await check();
      const release = latest.remotes[name];
      if (!release) throw new Error(latest.faults[name]);
      const { origin } = new URL(release.address);
      if (!origins.includes(origin))
        throw new Error(`${origin} is not an origin that parts may come from here.`);
      return release;
    },
    deployed: () => latest,
    overrides,
    check,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
