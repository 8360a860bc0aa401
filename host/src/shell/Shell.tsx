import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHasUnsavedWork } from 'shared/feedback';
import type { Connection } from 'shared/http';
import { followChanges } from 'shared/live';
import { Drawer } from 'shared/overlay';
import { queryClient } from 'shared/query';
import { Outlet, useLocation } from 'shared/router';
import { color, layer, media, space, styled } from 'shared/theme';
import { IconButton, Logo } from 'shared/ui';
import { ConnectionBanner, connectionBannerHeight, useConnection } from '../app/ConnectionBanner.tsx';
import { PreviewBanner } from '../deployments/PreviewBanner.tsx';
import { CompanyBoundary } from './CompanyBoundary.tsx';
import { SidebarContent, SidebarPanel } from './SidebarPanel.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StagingBadge } from './StagingBadge.tsx';
import { usePrefetchOnIdle } from './usePrefetchOnIdle.ts';

const SIDEBAR_ID = 'sidebar';

/** The frame of the signed-in product: sidebar, top bar on small screens, and the screen itself. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useSidebar();
  const connection = useConnection();
  const isUnsaved = useHasUnsavedWork();
  usePrefetchOnIdle();
  useEffect(() => followChanges(queryClient), []);
  return (
    <Root $connection={connection}>
      <SkipLink target={main} />
      {!isOpen && <SidebarPanel />}
      <Drawer id={SIDEBAR_ID} isOpen={isOpen} onClose={close} label="Sidebar" focused={closeButton}>
        <SidebarContent
          closeButton={
            <IconButton ref={closeButton} label="Close navigation" onClick={close}>
              <X />
            </IconButton>
          }
        />
      </Drawer>
      <Column>
        <PreviewBanner />
        <ConnectionBanner
          connection={connection}
          texts={{
            offline: 'No connection. Your changes are kept.',
            away: isUnsaved
              ? 'Not saved: the server does not answer. Your changes are kept here.'
              : 'The server does not answer.',
          }}
        />
        <TopBar>
          <IconButton
            label="Open navigation"
            aria-expanded={isOpen}
            aria-controls={isOpen ? SIDEBAR_ID : undefined}
            onClick={open}
          >
            <MenuIcon />
          </IconButton>
          <Logo />
          <StagingBadge />
        </TopBar>
        <Main ref={main} id="content" tabIndex={-1}>
          <CompanyBoundary>
            <Outlet />
          </CompanyBoundary>
        </Main>
      </Column>
    </Root>
  );
}

/** `--top-bar`: the height of what stays at the top: the banner and, on small screens, the bar below it. */
const Root = styled.div<{ $connection: Connection }>`
  --banner: ${({ $connection }) => connectionBannerHeight($connection)};
  --top-bar: var(--banner);

  display: flex;
  min-height: 100dvh;

  ${media.phone} {
    --top-bar: calc(57px + var(--banner));
  }
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const TopBar = styled.header`
  display: none;
  align-items: center;
  gap: ${space(2)};
  position: sticky;
  top: var(--banner);
  z-index: ${layer('sticky')};
  height: 57px;
  padding: ${space(2)} ${space(3)};
  background: ${color('surface')};
  border-bottom: 1px solid ${color('border')};

  ${media.phone} {
    display: flex;
  }
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space(8)};
  outline: none;

  ${media.phone} {
    padding: ${space(4)};
  }
`;

interface Sidebar {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether the sliding sidebar of small screens is open. A navigation and a wide window close it. */
function useSidebar(): Sidebar {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(media.desktop.replace('@media ', ''));
    const handleWidth = () => wide.matches && setOpenedAt(null);
    wide.addEventListener('change', handleWidth);
    return () => wide.removeEventListener('change', handleWidth);
  }, [isOpen]);

  return { isOpen, open: () => setOpenedAt(key), close: () => setOpenedAt(null) };
}
