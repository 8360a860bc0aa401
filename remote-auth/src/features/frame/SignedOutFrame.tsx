import type { ReactNode } from 'react';
import { paths } from 'shared/router';
import { color, media, radius, shadow, space, styled } from 'shared/theme';
import { Heading, Logo, Row, Stack, Text, TextLink } from 'shared/ui';
import { BrandPanel } from './BrandPanel.tsx';

interface Props {
  title: string;
  description: string;
  children: ReactNode;
}

/** The layout of every signed-out screen: the brand on one side, a form on the other. */
export function SignedOutFrame({ title, description, children }: Props) {
  return (
    <Root>
      <BrandPanel />
      <Side>
        <Content>
          <SmallLogo>
            <Logo />
          </SmallLogo>
          <Stack gap={1}>
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{description}</Text>
          </Stack>
          <FormCard>{children}</FormCard>
        </Content>
        <Row as="footer" gap={4} justify="center">
          <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink>
          <TextLink to={paths.termsOfUse()}>Terms of Use</TextLink>
        </Row>
      </Side>
    </Root>
  );
}

const Root = styled.div`
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${color('background')};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${space(5)} ${space(4)};
`;

const Content = styled.div`
  width: 100%;
  max-width: 400px;
  margin: auto;
  padding-block: ${space(6)};
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;

const SmallLogo = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const FormCard = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};

  ${media.desktop} {
    padding: ${space(6)};
    background: ${color('surface')};
    border: 1px solid ${color('border')};
    border-radius: ${radius('lg')};
    box-shadow: ${shadow('sm')};
  }
`;
