import { Outlet, paths, safeNextPath, useLocation } from 'shared/router';
import type { Connection } from 'shared/http';
import { styled } from 'shared/theme';
import { ConnectionBanner, connectionBannerHeight, useConnection } from './ConnectionBanner.tsx';
import { PreviewBanner } from '../deployments/PreviewBanner.tsx';
import { prefetchScreen } from '../remotes/prefetch.ts';
import { useRemotes } from '../remotes/useRemote.ts';
import { preloadShell } from '../shell/lazy-shell.ts';

const TEXTS = { offline: 'No connection.', away: 'The server does not answer.' };

/** The plain frame of public screens. After the credentials of the login page, the dashboard is next. */
export function PublicFrame() {
  const store = useRemotes();
  const connection = useConnection();
  const { pathname, search } = useLocation();
  const prefetchLanding = () => {
    if (pathname !== paths.login()) return;
    void preloadShell();
    void prefetchScreen(store, safeNextPath(new URLSearchParams(search).get('next')));
  };
  return (
    <Root $connection={connection}>
      <PreviewBanner />
      <ConnectionBanner connection={connection} texts={TEXTS} />
      <main id="content" onInput={prefetchLanding} onSubmit={prefetchLanding}>
        <Outlet />
      </main>
    </Root>
  );
}

/** `--top-bar`: the height of what stays at the top. */
const Root = styled.div<{ $connection: Connection }>`
  --top-bar: ${({ $connection }) => connectionBannerHeight($connection)};
`;
