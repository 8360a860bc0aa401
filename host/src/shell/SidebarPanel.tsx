import type { ReactNode } from 'react';
import { Link, paths } from 'shared/router';
import { color, flexRow, media, space, styled } from 'shared/theme';
import { Logo, PlainList } from 'shared/ui';
import { SidebarLink } from './SidebarLink.tsx';
import { StagingBadge } from './StagingBadge.tsx';
import { UserMenu } from './UserMenu.tsx';
import { navigation } from './navigation.ts';

/** The product's navigation at the side of a wide screen. */
export function SidebarPanel() {
  return (
    <Panel aria-label="Sidebar">
      <SidebarContent />
    </Panel>
  );
}

/** The logo, the navigation and the user's menu. `closeButton`: where the sidebar slides in. */
export function SidebarContent({ closeButton }: { closeButton?: ReactNode }) {
  return (
    <>
      <Top>
        <HomeLink to={paths.runs()} aria-label="Steplight, go to runs">
          <Logo />
        </HomeLink>
        <StagingBadge />
        {closeButton && <CloseSlot>{closeButton}</CloseSlot>}
      </Top>
      <nav aria-label="Main">
        <PlainList gap={1}>
          {navigation.map((item) => (
            <li key={item.to}>
              <SidebarLink item={item} />
            </li>
          ))}
        </PlainList>
      </nav>
      <Foot>
        <UserMenu />
      </Foot>
    </>
  );
}

const Panel = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space(4)};
  position: sticky;
  top: 0;
  width: 248px;
  height: 100dvh;
  overflow-y: auto;
  padding: ${space(4)} ${space(3)};
  background: ${color('surface')};
  border-right: 1px solid ${color('border')};

  ${media.phone} {
    display: none;
  }
`;

const Top = styled.div`
  ${flexRow(2)}
  min-height: 40px;
  padding: 0 ${space(2)};
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  color: inherit;
  text-decoration: none;
`;

const CloseSlot = styled.div`
  margin-left: auto;
`;

const Foot = styled.div`
  margin-top: auto;
`;
