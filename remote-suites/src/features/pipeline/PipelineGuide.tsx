import { environment } from 'shared/environment';
import { paths } from 'shared/router';
import { styled, wrappingRow } from 'shared/theme';
import { Card, Heading, Stack, Text, TextLink } from 'shared/ui';
import { PIPELINE_GUIDES } from '../../model/pipeline-guides.ts';
import { snippet, type Pipeline } from '../../model/snippets.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  pipeline: Pipeline;
  suiteId: number;
}

/** What to do for one kind of pipeline: store the key, copy the snippet, look at what comes of it. */
export function PipelineGuide({ pipeline, suiteId }: Props) {
  const { secret, file, results, note } = PIPELINE_GUIDES[pipeline];
  const code = snippet(pipeline, { apiAddress: environment().apiAddress, suiteId });
  return (
    <Card>
      <Stack gap={6}>
        <Stack as="section" gap={1}>
          <Heading level={2}>1. Store the API key</Heading>
          <Text tone="muted">
            {secret} <TextLink to={paths.github()}>Copy the API key</TextLink>
          </Text>
        </Stack>
        <Stack as="section" gap={3}>
          <Heading level={2}>2. Copy the snippet</Heading>
          <Bar>
            <File>{file}</File>
            <CopyButton text={code} />
          </Bar>
          <Snippet role="group" aria-label={file} tabIndex={0}>
            {code.trimEnd()}
          </Snippet>
          <Text tone="muted">
            It waits for the result, 30 minutes unless <Option>--timeout</Option> says otherwise. {note}
          </Text>
        </Stack>
        <Stack as="section" gap={1}>
          <Heading level={2}>3. See the results</Heading>
          <Text tone="muted">{results}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}

const Bar = styled.div`
  ${wrappingRow(2, 4)}
  justify-content: space-between;
`;

const File = styled.code`
  min-width: 0;
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

const Option = styled.code`
  white-space: nowrap;
`;

/** Long lines are scrolled to: broken ones would be read as two. */
const Snippet = styled(CodeBlock)`
  overflow-x: auto;
  white-space: pre;
`;
