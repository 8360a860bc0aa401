import { remoteAt } from 'shared/registry';
import type { ScreenHandle } from 'shared/remote';
import { matchRoutes, paths } from 'shared/router';
import type { RemoteStore } from './remote-store.ts';

/**
 * Loads the code of the screen at an address of the site before it is needed. Never rejects: the navigation itself tries
 * again and reports the failure.
 */
export async function prefetchScreen(store: RemoteStore, to: string): Promise<void> {
  const { pathname } = new URL(to, location.origin);
  // The dashboard's own address redirects.
  const path = pathname === paths.dashboard() ? paths.runs() : pathname;
  const name = remoteAt(path);
  const remote = name && (await store.prefetch(name));
  if (!remote) return;
  const inside = path.startsWith(`${paths.dashboard()}/`);
  const match = inside
    ? matchRoutes(remote.dashboardRoutes, path, paths.dashboard())
    : matchRoutes(remote.publicRoutes, path);
  const handle = match?.at(-1)?.route.handle as ScreenHandle | undefined;
  await handle?.preload?.().catch(() => undefined);
}

/** Whether the connection is too slow or too dear to load what may never be needed. */
export function isConnectionLimited(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
