import { Square, X } from 'lucide-react';
import { paths } from 'shared/router';
import { font, styled, wrappingRow } from 'shared/theme';
import { Button, Card, Heading, IconButton, PlainList, Row, Spinner, Stack, Text, TextLink } from 'shared/ui';
import type { OtherTest, OtherTests } from '../../../model/other-tests.ts';
import { useEditor } from '../../../state/editor.ts';
import { otherTestsAtom } from '../../../state/story.ts';
import type { LiveWriting } from '../story/write-in-live.ts';
import { useOtherTests } from './useOtherTests.ts';

interface Props {
  others: OtherTests;
  writing: LiveWriting;
}

/** The tests that the material describes beside the one in the editor: each becomes a test of the same suite. */
export function OtherTestsPanel({ others, writing }: Props) {
  const { store } = useEditor();
  useOtherTests(others, writing);
  const { tests, isMaking } = others;
  const open = tests.filter(({ outcome }) => outcome === null);
  const set = (isNowMaking: boolean) => store.set(otherTestsAtom, { tests, isMaking: isNowMaking });

  return (
    <Card as="section" aria-label="More tests in your material">
      <Stack gap={3}>
        <Row gap={2} justify="space-between">
          <Heading level={3} size="sm">
            More tests in your material
          </Heading>
          {isMaking ? (
            <Button size="sm" variant="secondary" icon={<Square aria-hidden />} onClick={() => set(false)}>
              Stop
            </Button>
          ) : (
            <IconButton
              label="Close"
              variant="ghost"
              size="sm"
              icon={<X />}
              onClick={() => store.set(otherTestsAtom, null)}
            />
          )}
        </Row>
        <PlainList gap={2} role="list">
          {tests.map((test, index) => (
            <li key={index}>
              <OtherTestLine test={test} isUnderWay={isMaking && test === open[0]} />
            </li>
          ))}
        </PlainList>
        {open.length > 0 && !isMaking && (
          <Row gap={3}>
            <Button size="sm" onClick={() => set(true)}>
              {labelOf(open)}
            </Button>
            <Text size="sm" tone="muted">
              Each is saved at once, in the same suite.
            </Text>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function OtherTestLine({ test: { title, outcome }, isUnderWay }: { test: OtherTest; isUnderWay: boolean }) {
  const id = outcome?.id ?? null;
  return (
    <Line role="status">
      {isUnderWay && <Spinner />}
      {id === null ? <span>{title}</span> : <TextLink to={paths.updateTest(id)}>{title}</TextLink>}
      {outcome && (
        <Text as="span" size="sm" tone="muted">
          {outcome.words}
        </Text>
      )}
    </Line>
  );
}

function labelOf(open: OtherTest[]): string {
  const verb = open.some(({ source }) => 'material' in source) ? 'Write' : 'Add';
  return open.length === 1 ? `${verb} This Test` : `${verb} These ${open.length} Tests`;
}

const Line = styled.div`
  ${font('sm')}
  ${wrappingRow(1, 2)}
  overflow-wrap: anywhere;
`;
