import type { ReactNode } from 'react';
import { paths, usePageTitle } from 'shared/router';
import { color, font, media, space, styled } from 'shared/theme';
import { Heading, Logo, Text, TextLink } from 'shared/ui';

interface Props {
  title: string;
  /** What the page says of its own date. */
  effective: string;
  /** The other legal page. */
  sibling: { title: string; address: string };
  children: ReactNode;
}

/** A legal text with its way home and its sibling at the end. */
export function LegalPage({ title, effective, sibling, children }: Props) {
  usePageTitle(title);
  return (
    <Root>
      <Header>
        <Logo />
        <TextLink to={paths.home()}>Back to Home</TextLink>
      </Header>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{effective}</Text>
      <Sections>{children}</Sections>
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
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(8)};
`;

const Sections = styled.div`
  margin-top: ${space(6)};
  ${font('md')}
  color: ${color('textMuted')};
  line-height: 1.7;

  h2 {
    ${font('lg')}
    font-weight: 600;
    margin: ${space(8)} 0 ${space(2)};
    color: ${color('text')};
  }

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
`;

const Footer = styled.footer`
  margin-top: ${space(8)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color('border')};
`;
