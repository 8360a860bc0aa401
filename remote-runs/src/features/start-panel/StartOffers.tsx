import type { ReactNode } from 'react';
import { paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { GuideFrame, Heading, LinkButton, Row, Text, TextLink } from 'shared/ui';
import type { DemoTests } from '../../model/demo-tests.ts';
import { RunDemoTest } from './RunDemoTest.tsx';

interface Props extends Pick<DemoTests, 'passing' | 'failing'> {
  onDismiss: () => void;
}

/** A test that passes, a test that finds a bug, and one of the person's own. */
export function StartOffers({ passing, failing, onDismiss }: Props) {
  return (
    <GuideFrame title="Start here" closeLabel="Close the start panel" onClose={onDismiss}>
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
    </GuideFrame>
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

/** The buttons of all offers stand in one line, however long the texts are. */
const Item = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space(2)};
  justify-items: start;
  min-width: 0;
`;
