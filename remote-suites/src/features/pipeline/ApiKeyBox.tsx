import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'shared/theme';
import { Card, Heading, IconButton, Row, Stack, Text } from 'shared/ui';
import { maskApiKey } from '../../model/snippets.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';
import { RegenerateButton } from './RegenerateButton.tsx';

/** The company's API key: hidden until asked for, copied without being shown, replaced on demand. Empty: the server withholds it from viewers. */
export function ApiKeyBox({ apiKey }: { apiKey: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Card as="section" aria-label="API key">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2}>API key</Heading>
          <Text tone="muted">
            Keep it as a secret of your pipeline, named STEPLIGHT_API_KEY. It can start runs and read their
            results.
          </Text>
        </Stack>
        <Row gap={2} wrap>
          {apiKey === '' ? (
            <Text tone="muted">Only editors and owners see the key.</Text>
          ) : (
            <>
              <Key>{isShown ? apiKey : maskApiKey(apiKey)}</Key>
              <IconButton
                label={isShown ? 'Hide API key' : 'Show API key'}
                icon={isShown ? <EyeOff /> : <Eye />}
                onClick={() => setIsShown(!isShown)}
              />
              <CopyButton text={apiKey} />
            </>
          )}
          <RegenerateButton />
        </Row>
      </Stack>
    </Card>
  );
}

const Key = styled(CodeBlock)`
  flex: 1 1 300px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
