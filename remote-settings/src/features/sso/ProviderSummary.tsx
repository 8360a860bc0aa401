import { confirmAndMutate } from 'shared/feedback';
import { errorText } from 'shared/http';
import type { SsoProvider } from 'shared/contract';
import { Badge, Button, Notice, Row, Stack, Text } from 'shared/ui';
import { useRemoveSso, useTestSso } from '../../api/sso.ts';

interface Props {
  provider: SsoProvider;
  onEdit: () => void;
}

/** The provider in short, and what can be done with it. */
export function ProviderSummary({ provider, onEdit }: Props) {
  const { issuer, is_enabled: isEnabled } = provider;
  const test = useTestSso();
  const remove = useRemoveSso();

  const handleRemove = () =>
    confirmAndMutate(remove, undefined, {
      title: 'Remove identity provider',
      text: 'Nobody can sign in with SSO any more, and everyone who did is signed out, except you. People without a password request one by “Forgot password”.',
      confirmLabel: 'Remove',
      tone: 'danger',
      failed: 'Not removed',
    });

  return (
    <Stack gap={3}>
      <Row gap={2} wrap>
        <Text weight="medium">{issuer}</Text>
        <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? 'On' : 'Off'}</Badge>
      </Row>
      <Row gap={2} wrap>
        <Button size="sm" variant="secondary" onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="secondary"
          isBusy={test.isPending}
          busyLabel="Testing..."
          onClick={() => test.mutate()}
        >
          Test
        </Button>
        <Button
          size="sm"
          variant="ghost"
          isBusy={remove.isPending}
          busyLabel="Removing..."
          onClick={() => void handleRemove()}
        >
          Remove
        </Button>
      </Row>
      {test.isSuccess && (
        <Notice tone={test.data.is_working ? 'success' : 'danger'}>{test.data.message}</Notice>
      )}
      {test.isError && (
        <Notice tone="danger">{errorText(test.error, 'The provider could not be tested.')}</Notice>
      )}
    </Stack>
  );
}
