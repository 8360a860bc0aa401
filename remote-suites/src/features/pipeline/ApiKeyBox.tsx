import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { confirmAndMutate, toast } from 'shared/feedback';
import { styled } from 'shared/theme';
import { Button, Card, Heading, IconButton, Row, Stack, Text } from 'shared/ui';
import { useRegenerateApiKey } from '../../api/company.ts';
import { maskApiKey } from '../../model/snippets.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';

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

/** Replaces the company's API key, after a confirmation: the old key stops working immediately. */
function RegenerateButton() {
  const regenerate = useRegenerateApiKey();

  const handleClick = () =>
    confirmAndMutate(regenerate, undefined, {
      title: 'Regenerate the API key?',
      text: 'The present key stops working at once: every pipeline that uses it needs the new one.',
      confirmLabel: 'Regenerate',
      tone: 'danger',
      failed: 'Regenerate failed',
      fallback: 'The API key could not be replaced. Please try again.',
      onSuccess: () =>
        toast({ type: 'success', title: 'New API key', message: 'The former key no longer works.' }),
    });

  return (
    <Button
      requires="owner"
      variant="ghost"
      size="sm"
      icon={<RefreshCw />}
      isBusy={regenerate.isPending}
      busyLabel="Regenerating..."
      onClick={() => void handleClick()}
    >
      Regenerate
    </Button>
  );
}
