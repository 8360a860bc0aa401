import { Outlet, paths, safeNextPath, useLocation } from 'shared/router';
import { styled } from 'shared/theme';
import { OfflineBanner, offlineBannerHeight, useIsOffline } from './OfflineBanner.tsx';
import { PreviewBanner } from '../deployments/PreviewBanner.tsx';
import { prefetchScreen } from '../remotes/prefetch.ts';
import { useRemotes } from '../remotes/useRemote.ts';
import { preloadShell } from '../shell/lazy-shell.ts';

/** The plain frame of public screens. After the credentials of the login page, the dashboard is next. */
export function PublicFrame() {
  const store = useRemotes();
  const isOffline = useIsOffline();
  const { pathname, search } = useLocation();
  const prefetchLanding = () => {
    if (pathname !== paths.login()) return;
    void preloadShell();
    void prefetchScreen(store, safeNextPath(new URLSearchParams(search).get('next')));
  };
  return (
    <Root $isOffline={isOffline}>
      <PreviewBanner />
      {isOffline && <OfflineBanner text="No connection." />}
      <main id="content" onInput={prefetchLanding} onSubmit={prefetchLanding}>
        <Outlet />
      </main>
    </Root>
  );
}

/** `--top-bar`: the height of what stays at the top. */
const Root = styled.div<{ $isOffline: boolean }>`
  --top-bar: ${({ $isOffline }) => offlineBannerHeight($isOffline)};
`;
