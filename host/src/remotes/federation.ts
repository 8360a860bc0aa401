import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type Release } from 'shared/registry';
import type { Remote } from 'shared/remote';
import { lendRuntime } from './lend-runtime.ts';

/** Milliseconds that a remote's entry script may take. */
const SCRIPT_TIMEOUT = 4000;

/** A remote that cannot be used, in a sentence for a person. */
export class RemoteRefusedError extends Error {}

export interface Federation {
  /** Loads a build of a remote. `isFresh` forgets all that an earlier attempt left behind, chunks included. */
  load: (release: Release, isFresh: boolean) => Promise<Remote>;
}

/** The federation runtime, which brings remotes onto the page. `plugins` join our own; tests give the one that stands for the network. */
export function createFederation(plugins: ModuleFederationRuntimePlugin[] = []): Federation {
  lendRuntime();
  const attempts = new Map<string, number>();
  const instance = init({ name: 'host', remotes: [], plugins: [limitsPlugin(attempts), ...plugins] });

  return {
    async load(release, isFresh) {
      const { name, container, address, entry, contract } = release;
      if (contract !== CONTRACT_VERSION) throw new RemoteRefusedError(mismatch(contract));
      expectDigests(release);
      attempts.set(container, (attempts.get(container) ?? 0) + 1);
      const registration = { name: container, entry: address + entry, type: 'global' as const };
      const restore = keepShared(instance);
      instance.registerRemotes([registration], { force: isFresh });
      restore();
      const loaded = await instance.loadRemote<{ remote?: Remote }>(`${container}/remote`);
      if (loaded?.remote?.name !== name) throw new Error(`${address} does not hold the part "${name}".`);
      return loaded.remote;
    },
  };
}

/** The entry script comes within a time limit and unaltered, or not at all. */
function limitsPlugin(attempts: Map<string, number>): ModuleFederationRuntimePlugin {
  return {
    name: 'limits',
    createScript({ url, remoteInfo }) {
      const attempt = attempts.get(remoteInfo?.name ?? '') ?? 1;
      const script = document.createElement('script');
      // Another address from the second attempt on: a damaged script may sit in the browser's cache.
      script.src = attempt > 1 ? `${url}?attempt=${attempt}` : url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = digests()[url] ?? '';
      return { script, timeout: SCRIPT_TIMEOUT };
    },
  };
}

/**
 * Forgetting a remote also takes the shared modules away that it was the first to use, although the host provides them:
 * after the second time its build would be refused for lack of them. The returned function puts them back.
 */
function keepShared({ shareScopeMap }: ReturnType<typeof init>): () => void {
  const kept = Object.entries(shareScopeMap).map(([scope, modules]) => {
    const versions = Object.entries(modules).map(([name, found]) => [name, { ...found }] as const);
    return [scope, versions] as const;
  });
  return () => {
    for (const [scope, modules] of kept)
      for (const [name, versions] of modules) {
        const present = ((shareScopeMap[scope] ??= {})[name] ??= {});
        for (const [version, shared] of Object.entries(versions)) present[version] ??= shared;
      }
  };
}

/** The chunks of a remote look here for what they must be. */
function expectDigests({ address, integrity }: Release): void {
  for (const [file, digest] of Object.entries(integrity)) digests()[address + file] = digest;
}

function digests(): Record<string, string> {
  const page = globalThis as { steplightIntegrity?: Record<string, string> };
  return (page.steplightIntegrity ??= {});
}

function mismatch(contract: number): string {
  return contract > CONTRACT_VERSION
    ? `It needs version ${contract} of this page, which is at version ${CONTRACT_VERSION}. Reload the page.`
    : `It was built for version ${contract} of this page, which is at version ${CONTRACT_VERSION}. It has to be built and deployed again.`;
}
