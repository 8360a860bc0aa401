import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Options = Parameters<typeof createInstance>[0];

/**
 * Lays down what the entries of remotes take from the page instead of carrying it: the whole of the federation runtime
 * that webpack would write into each (see `shared/tooling/federation.mjs`).
 */
export function lendRuntime(): void {
  Object.assign(globalThis, {
    steplightFederation: {
      runtime: { init: initRemote },
      // The host exposes nothing itself, so that its own build of this lacks the last one.
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
      attachShareScopeMap,
    },
  });
}

/** Makes a remote's side of the federation, or adds to the one that it has already. */
function initRemote(options: Options) {
  // Not by the runtime's own `init`: compiled into the host, it takes every remote for the host.
  const present = getInstance(({ name }) => name === options.name);
  if (!present) return createInstance({ ...options, id: '' });
  present.initOptions(options);
  return present;
}
