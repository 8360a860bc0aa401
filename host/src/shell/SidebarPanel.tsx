import { X } from 'lucide-react';
import type { KeyboardEventHandler, RefObject } from 'react';
import { Link, paths } from 'shared/router';
import { color, layer, media, shadow, space, styled } from 'shared/theme';
import { IconButton, Logo, PlainList } from 'shared/ui';
import { SidebarLink } from './SidebarLink.tsx';
import { StagingBadge } from './StagingBadge.tsx';
import { UserMenu } from './UserMenu.tsx';
import { navigation } from './navigation.ts';

interface Props {
  id: string;
  /** On a small screen: slid in as a modal dialog. */
  isOpen: boolean;
  closeButton: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** The product's navigation: permanent on a wide screen, sliding in on a small one. */
export function SidebarPanel({ id, isOpen, closeButton, onClose, onKeyDown }: Props) {
  return (
    <Panel
      id={id}
      aria-label="Sidebar"
      {...(isOpen && { role: 'dialog', 'aria-modal': true })}
      $isOpen={isOpen}
      onKeyDown={onKeyDown}
    >
      <Top>
        <HomeLink to={paths.runs()} aria-label="Steplight, go to runs">
          <Logo />
        </HomeLink>
        <StagingBadge />
        <CloseSlot>
          <IconButton ref={closeButton} label="Close navigation" onClick={onClose}>
            <X />
          </IconButton>
        </CloseSlot>
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
    </Panel>
  );
}

const Panel = styled.aside<{ $isOpen: boolean }>`
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
    position: fixed;
    left: 0;
    z-index: ${layer('sidebar')};
    width: min(300px, 85vw);
    box-shadow: ${shadow('lg')};
    overscroll-behavior: contain;
    visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
    transform: translateX(${({ $isOpen }) => ($isOpen ? '0' : '-100%')});

    /* Visible at once when it opens: hidden elements cannot receive the focus. */
    transition:
      transform 180ms ease,
      visibility ${({ $isOpen }) => ($isOpen ? '0s' : '180ms')};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  padding: 0 ${space(2)};
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  color: inherit;
  text-decoration: none;
`;

const CloseSlot = styled.div`
  display: none;
  margin-left: auto;

  ${media.phone} {
    display: block;
  }
`;

const Foot = styled.div`
  margin-top: auto;
`;
