import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadTimeoutMs } from 'shared/environment';
import { CONTRACT_VERSION, type Release } from 'shared/registry';
import type { Remote } from 'shared/remote';
import { exposeRuntime } from './expose-runtime.ts';
import { forgetFailedShare } from './forget-failed-share.ts';

/** A remote that was built for another contract; the message is for users. */
export class ContractMismatchError extends Error {}

export interface Federation {
  /** Loads a build of a remote. `bypassCache` discards everything cached by earlier attempts, chunks included. */
  load: (release: Release, options: { bypassCache: boolean }) => Promise<Remote>;
}

/** The federation runtime, which loads remotes into the page. Tests replace the network by `plugins`. */
export function createFederation(plugins: ModuleFederationRuntimePlugin[] = []): Federation {
  exposeRuntime();
  const attempts = new Map<string, number>();
  const instance = init({
    name: 'host',
    remotes: [],
    plugins: [createScriptPlugin(attempts), forgetFailedShare, ...plugins],
  });

  return {
    async load(release, { bypassCache }) {
      const { name, container, address, entry, contract } = release;
      if (contract !== CONTRACT_VERSION) throw new ContractMismatchError(mismatchMessage(contract));
      registerIntegrity(release);
      attempts.set(container, (attempts.get(container) ?? 0) + 1);
      const registration = { name: container, entry: address + entry, type: 'global' as const };
      const restoreSharedModules = saveSharedModules(instance);
      instance.registerRemotes([registration], { force: bypassCache });
      restoreSharedModules();
      const loaded = await instance.loadRemote<{ remote?: Remote }>(`${container}/remote`);
      if (loaded?.remote?.name !== name) throw new Error(`${address} does not contain the remote "${name}".`);
      return loaded.remote;
    },
  };
}

/** Loads entry scripts with a timeout and subresource integrity. */
function createScriptPlugin(attempts: Map<string, number>): ModuleFederationRuntimePlugin {
  return {
    name: 'script-limits',
    createScript({ url, remoteInfo }) {
      const attempt = attempts.get(remoteInfo?.name ?? '') ?? 1;
      const script = document.createElement('script');
      // A retry uses another address: the browser's cache may hold a damaged script.
      script.src = attempt > 1 ? `${url}?attempt=${attempt}` : url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityByUrl()[url] ?? '';
      return { script, timeout: loadTimeoutMs() };
    },
  };
}

/**
 * Registering a remote by force also removes the shared modules that it was the first to use, although the host provides
 * them (`removeRemote` of @module-federation/runtime-core 2.9); the next build would then be refused. The returned function
 * restores them.
 */
function saveSharedModules({ shareScopeMap }: ReturnType<typeof init>): () => void {
  const saved = Object.entries(shareScopeMap).map(([scope, modules]) => {
    const versions = Object.entries(modules).map(([name, found]) => [name, { ...found }] as const);
    return [scope, versions] as const;
  });
  return () => {
    for (const [scope, modules] of saved)
      for (const [name, versions] of modules) {
        const current = ((shareScopeMap[scope] ??= {})[name] ??= {});
        for (const [version, shared] of Object.entries(versions)) current[version] ??= shared;
      }
  };
}

/** The chunks of a remote read their digests here (`shared/tooling/integrity-plugin.mjs`). */
function registerIntegrity({ address, integrity }: Release): void {
  for (const [file, digest] of Object.entries(integrity)) integrityByUrl()[address + file] = digest;
}

function integrityByUrl(): Record<string, string> {
  const page = globalThis as { steplightIntegrity?: Record<string, string> };
  return (page.steplightIntegrity ??= {});
}

function mismatchMessage(contract: number): string {
  return contract > CONTRACT_VERSION
    ? `It needs version ${contract} of this page, which is at version ${CONTRACT_VERSION}. Reload the page.`
    : `It was built for version ${contract} of this page, which is at version ${CONTRACT_VERSION}. It has to be built and deployed again.`;
}
