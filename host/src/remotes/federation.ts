import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Remote, RemoteName } from 'shared/remote';
import { fetchManifest } from './manifest.ts';
import type { RemotesDocument } from './registry.ts';

/** Milliseconds that a remote's entry script may take. */
const SCRIPT_TIMEOUT = 5000;

export interface Federation {
  /** Loads a remote. `isFresh` forgets all that an earlier attempt left behind, chunks included. */
  load: (name: RemoteName, isFresh: boolean) => Promise<Remote>;
}

/**
 * Makes the remotes of the registry known to the federation runtime; nothing is loaded yet.
 * `plugins` join our own; tests give the one that stands for the network.
 */
export function createFederation(
  { remotes }: RemotesDocument,
  plugins: ModuleFederationRuntimePlugin[] = [],
): Federation {
  const reasons = new Map<string, unknown>();
  const attempts = new Map<string, number>();
  const instance = init({
    name: 'host',
    remotes: [],
    plugins: [limitsPlugin(reasons, attempts), ...plugins],
  });
  const registration = (name: RemoteName) => ({ name: containerName(name), entry: remotes[name].manifest });
  instance.registerRemotes(Object.keys(remotes).map((name) => registration(name as RemoteName)));

  return {
    async load(name, isFresh) {
      const container = containerName(name);
      const { entry } = registration(name);
      reasons.delete(entry);
      attempts.set(container, (attempts.get(container) ?? 0) + 1);
      if (isFresh) instance.registerRemotes([registration(name)], { force: true });
      try {
        const loaded = await instance.loadRemote<{ remote?: Remote }>(`${container}/remote`);
        if (loaded?.remote?.name !== name) throw new Error(`${entry} is not the manifest of "${name}".`);
        return loaded.remote;
      } catch (error) {
        throw reasons.get(entry) ?? error;
      }
    },
  };
}

/**
 * What the federation runtime does not do by itself: it waits for a silent server for ever and takes any answer for a
 * manifest. `reasons` keeps why a manifest was refused; the runtime would bury it in a message of its own.
 */
function limitsPlugin(
  reasons: Map<string, unknown>,
  attempts: Map<string, number>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'limits',
    async fetch(address) {
      try {
        return await fetchManifest(address);
      } catch (error) {
        reasons.set(address, error);
        throw error;
      }
    },
    createScript({ url, remoteInfo }) {
      const attempt = attempts.get(remoteInfo?.name ?? '') ?? 1;
      const script = document.createElement('script');
      // Another address from the second attempt on: a damaged script may sit in the browser's cache.
      script.src = attempt > 1 ? `${url}?attempt=${attempt}` : url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      return { script, timeout: SCRIPT_TIMEOUT };
    },
  };
}

/** The name under which a remote's build registers itself on the page. */
function containerName(name: RemoteName): string {
  return `remote_${name}`;
}
