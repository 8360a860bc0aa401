import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { environment } from 'shared/environment';
import { Combobox } from 'shared/overlay';
import { paths } from 'shared/router';
import { styled } from 'shared/theme';
import { Card, Heading, Row, Stack, Text, TextLink } from 'shared/ui';
import { curlCommand } from '../../model/curl-command.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';

/** A call that starts a suite, ready for a pipeline's script. */
export function PipelineExample({ suites }: { suites: Suite[] }) {
  return (
    <Card as="section" aria-label="Start a suite">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>Start a suite</Heading>
          <Text tone="muted">
            The answer holds the group run, its id included. Nothing is started twice for equal calls with the
            same Idempotency-Key header.
          </Text>
        </Stack>
        {suites[0] ? <Command suites={suites} first={suites[0]} /> : <NoSuites />}
      </Stack>
    </Card>
  );
}

function Command({ suites, first }: { suites: Suite[]; first: Suite }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = suites.find(({ id }) => String(id) === chosenId) ?? first;
  const command = curlCommand(environment().apiAddress, chosen.id);
  return (
    <>
      <Picker>
        <Combobox
          label="Test Suite"
          placeholder="Choose a test suite"
          emptyText="No test suites found."
          options={suites.map(({ id, name }) => ({ value: String(id), label: name, hint: `ID: ${id}` }))}
          value={String(chosen.id)}
          onChange={setChosenId}
        />
      </Picker>
      <CodeBlock>{command}</CodeBlock>
      <Row>
        <CopyButton text={command} />
      </Row>
    </>
  );
}

function NoSuites() {
  return (
    <Text>
      There is no test suite to start yet. <TextLink to={paths.testSuites()}>Create one</TextLink>
    </Text>
  );
}

const Picker = styled.div`
  max-width: 360px;
`;
