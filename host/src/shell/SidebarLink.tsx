import { Link, useLocation } from 'shared/router';
import { color, font, radius, space, styled } from 'shared/theme';
import { useRemotes } from '../remotes/useRemote.ts';
import { currentMark, type NavigationItem } from './navigation.ts';

/** One item of the navigation; its part of the product is fetched while a person still points at it. */
export function SidebarLink({ item }: { item: NavigationItem }) {
  const { icon: Icon, label, remote, to } = item;
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const prefetch = () => remotes.prefetch(remote);
  return (
    <Root to={to} aria-current={currentMark(item, pathname)} onPointerEnter={prefetch} onFocus={prefetch}>
      <Icon size={18} aria-hidden />
      {label}
    </Root>
  );
}

const Root = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  padding: 0 ${space(3)};
  border-radius: ${radius('md')};
  color: ${color('textMuted')};
  ${font('md')}
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: ${color('hover')};
    color: ${color('text')};
  }

  &[aria-current] {
    background: ${color('accentSoft')};
    color: ${color('accentText')};
  }
`;
