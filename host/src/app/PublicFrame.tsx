import { Outlet, paths, safeNextPath, useLocation } from 'shared/router';
import { PreviewBanner } from '../deployments/PreviewBanner.tsx';
import { importShell } from '../remotes/early-start.ts';
import { prefetchScreen } from '../remotes/prefetch.ts';
import { useRemotes } from '../remotes/useRemote.ts';

/** The plain frame of public screens. After the credentials of the login page, the dashboard is next. */
export function PublicFrame() {
  const store = useRemotes();
  const { pathname, search } = useLocation();
  const prefetchLanding = () => {
    if (pathname !== paths.login()) return;
    importShell().catch(() => undefined);
    void prefetchScreen(store, safeNextPath(new URLSearchParams(search).get('next')));
  };
  return (
    <>
      <PreviewBanner />
      <main id="content" onInput={prefetchLanding} onSubmit={prefetchLanding}>
        <Outlet />
      </main>
    </>
  );
}
