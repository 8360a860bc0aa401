import type { ReactNode } from 'react';
import { paths, usePageTitle } from 'shared/router';
import { color, font, media, space, styled } from 'shared/theme';
import { Heading, Logo, Text, TextLink } from 'shared/ui';
import { Contents } from './Contents.tsx';
import { Section } from './Section.tsx';
import type { LegalSection } from './Section.tsx';
import { useAnchor } from './useAnchor.ts';

interface Props {
  title: string;
  /** What the page says of its own date. */
  effective: string;
  /** The other legal page. */
  sibling: { title: string; address: string };
  /** The introduction before the first section. */
  introduction: ReactNode;
  sections: LegalSection[];
}

/** A legal text with its contents, its way home, and its sibling at the end. */
export function LegalPage({ title, effective, sibling, introduction, sections }: Props) {
  usePageTitle(title);
  useAnchor();
  return (
    <Root>
      <Header>
        <Logo />
        <TextLink to={paths.home()}>Back to Home</TextLink>
      </Header>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{effective}</Text>
      <Words>
        {introduction}
        <Contents sections={sections} />
        {sections.map((section, index) => (
          <Section key={section.id} number={index + 1} section={section} />
        ))}
      </Words>
      <Footer>
        <TextLink to={sibling.address}>{sibling.title}</TextLink>
      </Footer>
    </Root>
  );
}

const Root = styled.div`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space(5)} ${space(4)} ${space(8)};

  ${media.desktop} {
    padding-block: ${space(8)};
  }

  @media print {
    max-width: none;
    padding: 0;

    /* Paper is white in either theme. */
    color-scheme: light;
    background: Canvas;

    && * {
      color: CanvasText;
    }
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(8)};

  @media print {
    a {
      display: none;
    }
  }
`;

const Words = styled.div`
  margin-top: ${space(6)};
  ${font('md')}
  color: ${color('textMuted')};
  line-height: 1.7;
  overflow-wrap: break-word;
`;

const Footer = styled.footer`
  margin-top: ${space(8)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color('border')};

  @media print {
    display: none;
  }
`;
