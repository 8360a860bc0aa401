import * as core from '@module-federation/runtime-core';

/**
 * What the entries of remotes take from the page instead of carrying it: the core of the federation runtime, by the names
 * that `@module-federation/runtime` imports of it. Naming them one by one keeps the rest out of the host's build.
 */
export function lendRuntime(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: {
      CurrentGlobal: core.CurrentGlobal,
      Module: core.Module,
      ModuleFederation: core.ModuleFederation,
      assert: core.assert,
      getGlobalFederationConstructor: core.getGlobalFederationConstructor,
      getRemoteEntry: core.getRemoteEntry,
      getRemoteInfo: core.getRemoteInfo,
      helpers: core.helpers,
      loadScript: core.loadScript,
      loadScriptNode: core.loadScriptNode,
      registerGlobalPlugins: core.registerGlobalPlugins,
      satisfy: core.satisfy,
      setGlobalFederationConstructor: core.setGlobalFederationConstructor,
      setGlobalFederationInstance: core.setGlobalFederationInstance,
    },
  });
}
