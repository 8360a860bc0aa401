import { CONTRACT_VERSION, type RemoteName } from 'shared/registry';
import type { RouteObject } from 'shared/router';

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
