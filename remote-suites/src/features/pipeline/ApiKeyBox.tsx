import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { confirm, toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { Button, Card, Heading, IconButton, Row, Stack, Text } from 'shared/ui';
import { useRegenerateApiKey } from '../../api/company.ts';
import { maskApiKey } from '../../model/api-key.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';

/** The company's API key: hidden until asked for, copied without being shown, replaced on demand. */
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
        <CodeBlock>{isShown ? apiKey : maskApiKey(apiKey)}</CodeBlock>
        <Row gap={2} wrap>
          <IconButton label={isShown ? 'Hide API key' : 'Show API key'} onClick={() => setIsShown(!isShown)}>
            {isShown ? <EyeOff /> : <Eye />}
          </IconButton>
          <CopyButton text={apiKey} />
          <RegenerateButton />
        </Row>
      </Stack>
    </Card>
  );
}

function RegenerateButton() {
  const regenerate = useRegenerateApiKey();

  async function handleClick() {
    const isSure = await confirm({
      title: 'Regenerate the API key?',
      text: 'The present key stops working at once: every pipeline that uses it needs the new one.',
      confirmLabel: 'Regenerate',
      tone: 'danger',
    });
    if (isSure) regenerate.mutate(undefined, { onSuccess: tellSuccess, onError: tellFailure });
  }

  return (
    <Button
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

function tellSuccess(): void {
  toast({ type: 'success', title: 'New API key', message: 'The former key no longer works.' });
}

function tellFailure(error: Error): void {
  toast({
    type: 'error',
    title: 'Regenerate failed',
    message: errorText(error, 'The API key could not be replaced. Please try again.'),
  });
}
