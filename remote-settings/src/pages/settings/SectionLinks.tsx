import type { RefObject } from 'react';
import { Link } from 'shared/router';
import { color, font, frame, layer, space, styled } from 'shared/theme';
import { wide } from '../../components/wide.ts';
import { useSections } from './useSections.ts';

/** The titles of the sections inside `container`, each a link to its section: next to them where there is room, else in a line that scrolls. */
export function SectionLinks({ container }: { container: RefObject<HTMLElement | null> }) {
  const sections = useSections(container);
  return (
    <Root aria-label="Settings">
      <List>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <SectionLink to={{ hash: anchor }}>{title}</SectionLink>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  position: sticky;
  top: var(--top-bar, 0);
  z-index: ${layer('sticky')};
  min-width: 0;
  background: ${color('background')};

  ${wide} {
    top: calc(var(--top-bar, 0px) + ${space(8)});
    align-self: start;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin: 0;
  padding: ${space(1)} 0;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;

  li {
    flex: none;
  }

  ${wide} {
    flex-direction: column;
    max-height: calc(100dvh - ${space(8)} * 2);
    padding: 0;
    overflow: hidden auto;
  }
`;

const SectionLink = styled(Link)`
  ${font('sm')}
  display: block;
  padding: ${space(2)} ${space(3)};
  color: ${color('textMuted')};
  font-weight: 500;
  text-decoration: none;
  background: ${color('surface')};
  ${frame('md')}

  ${wide} {
    background: none;
    border-color: transparent;
  }

  &:hover {
    color: ${color('text')};
    background: ${color('hover')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
