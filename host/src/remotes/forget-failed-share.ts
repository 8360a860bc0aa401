import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * The federation runtime keeps a shared module that failed to load as one that is loading: until the page is loaded again, every
 * later import of it would fail with the first error (https://github.com/module-federation/core/pull/5068).
 */
export const forgetFailedShare: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-share',
  errorLoadShare({ pkgName, shareScopeMap, error }) {
    if (error === undefined) return;
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};
