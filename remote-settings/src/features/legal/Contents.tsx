import { color, font, media, radius, space, styled } from 'shared/theme';
import { TextLink } from 'shared/ui';
import type { LegalSection } from './Section.tsx';

/** The titles of a legal text, each a link to its section; not printed. */
export function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <Root aria-label="Contents">
      <List>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={{ hash: id }}>{title}</TextLink>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  margin-top: ${space(6)};
  padding: ${space(4)} ${space(5)};
  background: ${color('surfaceSunken')};
  border-radius: ${radius('lg')};

  @media print {
    display: none;
  }
`;

const List = styled.ol`
  ${font('sm')}
  margin: 0;
  padding-left: ${space(5)};
  color: ${color('textMuted')};

  li {
    padding-block: 2px;
    break-inside: avoid;
  }

  ${media.desktop} {
    columns: 2;
    column-gap: ${space(10)};
  }

  ${media.phone} {
    li {
      padding-block: ${space(2)};
    }
  }
`;
