import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from 'shared/router';
import { media, space, styled } from 'shared/theme';
import { Heading, IconButton, LinkButton, Row, Text, TextLink } from 'shared/ui';
import type { DemoTests } from '../../model/demo-tests.ts';
import { RunDemoTest } from './RunDemoTest.tsx';
import { StartFrame } from './StartFrame.ts';

interface Props extends DemoTests {
  onDismiss: () => void;
}

/** A test that passes, a test that finds a bug, and one of the person's own. */
export function StartOffers({ passing, failing, onDismiss }: Props) {
  return (
    <StartFrame aria-labelledby="start-heading">
      <Head>
        <Heading level={2} id="start-heading">
          Start here
        </Heading>
        <IconButton label="Close the start panel" size="sm" icon={<X />} onClick={onDismiss} />
      </Head>
      <Offers>
        {passing && (
          <Offer
            title="Watch a test pass"
            text={`“${passing.title}” searches the demo shop. It is green in a few seconds.`}
          >
            <RunDemoTest test={passing} label="Run the Passing Test" />
          </Offer>
        )}
        {failing && (
          <Offer
            title="Watch a test find a bug"
            text={`The demo shop adds up a cart wrongly. “${failing.title}” goes red and shows the reason.`}
          >
            <RunDemoTest test={failing} label="Run the Failing Test" />
          </Offer>
        )}
        <Offer
          title="Test your own website"
          text="Write the steps the way you would explain them, or use your website and let every action become a step."
        >
          <Row gap={3} wrap>
            <LinkButton to={paths.newTest()} variant={passing || failing ? 'secondary' : 'primary'}>
              Write a Test
            </LinkButton>
            <TextLink to={paths.tests('tests')}>Record a test</TextLink>
          </Row>
        </Offer>
      </Offers>
    </StartFrame>
  );
}

function Offer({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Item>
      <Heading level={3}>{title}</Heading>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      {children}
    </Item>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
`;

const Offers = styled.ul`
  display: grid;
  gap: ${space(5)} ${space(6)};
  padding: 0;
  margin: 0;
  list-style: none;

  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  justify-items: start;
  min-width: 0;
`;
