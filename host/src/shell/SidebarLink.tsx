import { Link, useLocation } from 'shared/router';
import { color, font, radius, space, styled } from 'shared/theme';
import { useRemotes } from '../remotes/useRemote.ts';
import { ariaCurrent, type NavigationItem } from './navigation.ts';

/** One item of the navigation; pointing at it prefetches its remote. */
export function SidebarLink({ item }: { item: NavigationItem }) {
  const { icon: Icon, label, remote, to } = item;
  const remotes = useRemotes();
  const { pathname } = useLocation();
  const prefetch = () => remotes.prefetch(remote);
  return (
    <Root to={to} aria-current={ariaCurrent(item, pathname)} onPointerEnter={prefetch} onFocus={prefetch}>
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
