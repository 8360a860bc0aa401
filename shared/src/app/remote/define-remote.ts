import { CONTRACT_VERSION, type RemoteName } from 'shared/registry';
import type { RouteObject } from 'shared/router';

/** What a remote exposes to the host: its screens, nothing about its build. */
export interface Remote {
  name: RemoteName;
  contract: number;
  /** Public screens; paths relative to `/`. */
  publicRoutes: RouteObject[];
  /** Screens behind sign-in, shown inside the shell; paths relative to `/dashboard`. */
  dashboardRoutes: RouteObject[];
}

/** The only export of a remote, as `remote` of its module `./remote`. */
export function defineRemote(remote: {
  name: RemoteName;
  publicRoutes?: RouteObject[];
  dashboardRoutes?: RouteObject[];
}): Remote {
  return { contract: CONTRACT_VERSION, publicRoutes: [], dashboardRoutes: [], ...remote };
}
