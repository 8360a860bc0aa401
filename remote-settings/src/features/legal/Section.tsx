import type { ReactNode } from 'react';
import { color, font, media, space, styled } from 'shared/theme';

/** A section of a legal text; the page numbers it. */
export interface LegalSection {
  /** Its anchor in the address. */
  id: string;
  title: string;
  body: ReactNode;
}

/** One numbered section of a legal text. */
export function Section({ number, section }: { number: number; section: LegalSection }) {
  return (
    <Root aria-labelledby={section.id}>
      <Title id={section.id} tabIndex={-1}>
        {number}. {section.title}
      </Title>
      {section.body}
    </Root>
  );
}

const Root = styled.section`
  margin-top: ${space(8)};

  p,
  ul {
    margin: 0 0 ${space(3)};
  }

  ul {
    padding-left: ${space(5)};
  }

  li {
    margin-bottom: ${space(1)};
  }

  strong {
    color: ${color('text')};
  }

  @media print {
    margin-top: ${space(5)};
  }
`;

const Title = styled.h2`
  ${font('lg')}
  font-weight: 600;
  margin: 0 0 ${space(2)};
  scroll-margin-top: calc(var(--top-bar, 0px) + ${space(5)});
  color: ${color('text')};
  break-after: avoid;

  &:focus {
    outline: none;
  }

  ${media.phone} {
    scroll-margin-top: calc(var(--top-bar, 0px) + ${space(3)});
  }
`;
