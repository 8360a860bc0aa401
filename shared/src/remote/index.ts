import type { RouteObject } from 'shared/router';

export const REMOTE_NAMES = ['auth', 'suites', 'blueprints', 'runs', 'settings'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Rises with every change of `shared` that an older remote or host cannot live with. */
export const CONTRACT_VERSION = 1;

/** What a remote gives the host: its screens, and nothing of how it was built. */
export interface Remote {
  name: RemoteName;
  contract: number;
  /** Screens of the signed-out pages; paths relative to `/`. */
  publicRoutes: RouteObject[];
  /** Screens behind sign-in, shown inside the shell; paths relative to `/dashboard`. */
  dashboardRoutes: RouteObject[];
}

/** The one thing that a remote exposes, as `remote` of its module `./remote`. */
export function defineRemote(parts: {
  name: RemoteName;
  publicRoutes?: RouteObject[];
  dashboardRoutes?: RouteObject[];
}): Remote {
  return { contract: CONTRACT_VERSION, publicRoutes: [], dashboardRoutes: [], ...parts };
}
