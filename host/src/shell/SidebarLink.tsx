import { Link, useLocation } from 'shared/router';
import { color, flexRow, font, radius, space, styled } from 'shared/theme';
import { ariaCurrent, type NavigationItem } from './navigation.ts';

/** One item of the navigation. */
export function SidebarLink({ item }: { item: NavigationItem }) {
  const { icon: Icon, label, to } = item;
  const { pathname } = useLocation();
  return (
    <Root to={to} aria-current={ariaCurrent(item, pathname)}>
      <Icon size={18} aria-hidden />
      {label}
    </Root>
  );
}

const Root = styled(Link)`
  ${flexRow(3)}
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
