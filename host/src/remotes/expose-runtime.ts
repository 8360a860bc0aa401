import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { forgetFailedShare } from './forget-failed-share.ts';

type Options = Parameters<typeof createInstance>[0];

/**
 * Exposes the federation runtime as a global, so that webpack does not bundle a copy into each remote entry
 * (see `shared/tooling/federation.mjs`).
 */
export function exposeRuntime(): void {
  Object.assign(globalThis, {
    steplightFederation: {
      runtime: { init: initRemote },
      // The host exposes no module, so its own bundler runtime lacks this function, which no other entry point exports.
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      attachShareScopeMap,
    },
  });
}

/** Creates the federation instance of a remote, or extends the existing one. */
function initRemote(options: Options) {
  // The runtime's own `init` would return the host's instance, since it is compiled into the host.
  const existing = getInstance(({ name }) => name === options.name);
  if (!existing)
    return createInstance({ ...options, id: '', plugins: [...(options.plugins ?? []), forgetFailedShare] });
  existing.initOptions(options);
  return existing;
}
