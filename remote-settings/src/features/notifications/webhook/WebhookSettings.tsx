import { Switch } from 'shared/choice';
import type { Webhook } from 'shared/contract';
import { confirm, toast } from 'shared/feedback';
import { longDate, longDateTime } from 'shared/format';
import { errorText } from 'shared/http';
import { color, font, radius, space, styled } from 'shared/theme';
import { Button, Row, Stack, Text } from 'shared/ui';
import { useDeleteWebhook, useReplaceSecret, useSaveWebhook } from '../../../api/webhook.ts';
import { TestMessage } from '../TestMessage.tsx';

interface Props {
  webhook: Webhook;
  onEdit: () => void;
  /** A secret was made. */
  onSecret: (secret: string) => void;
  onDeleted: () => void;
}

/** The webhook's switch, address and signing secret, a test message, and what can be done with it. */
export function WebhookSettings({ webhook, onEdit, onSecret, onDeleted }: Props) {
  const { url, is_enabled: isEnabled, secret_hint: hint, previous_secret_until: until } = webhook;
  const save = useSaveWebhook();
  const replaceSecret = useReplaceSecret();
  const remove = useDeleteWebhook();

  const reportFailure = (title: string) => (error: Error) =>
    toast({ type: 'error', title, message: errorText(error, 'Please try again.') });

  async function handleReplace() {
    const isConfirmed = await confirm({
      title: 'Replace the signing secret?',
      text: 'A new secret is made and shown once. For 24 hours messages are signed with both, so that you can change the receiver in between.',
      confirmLabel: 'Replace secret',
    });
    if (!isConfirmed) return;
    replaceSecret.mutate(
      {},
      {
        onSuccess: ({ secret }) => {
          if (secret !== null) onSecret(secret);
        },
        onError: reportFailure('Secret not replaced'),
      },
    );
  }

  async function handleDelete() {
    const isConfirmed = await confirm({
      title: 'Delete the webhook?',
      text: 'Its server gets no more messages, and the signing secret is gone.',
      confirmLabel: 'Delete webhook',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    remove.mutate({}, { onSuccess: onDeleted, onError: reportFailure('Webhook not deleted') });
  }

  return (
    <Stack gap={4}>
      <Row gap={4} justify="space-between" wrap>
        <Switch
          requires="editor"
          label="Webhook notifications"
          checked={isEnabled}
          disabled={save.isPending}
          onChange={({ target }) =>
            save.mutate(
              { body: { url, is_enabled: target.checked } },
              { onError: reportFailure('Webhook not changed') },
            )
          }
        />
        <Saving role="status">{save.isPending && 'Saving...'}</Saving>
      </Row>
      <Address dir="ltr">{url}</Address>
      <div>
        <Text>
          Signing secret: whsec_…{hint}, made on {longDate(webhook.secret_changed_at)}.
        </Text>
        {until !== null && (
          <Text tone="muted">The secret before it signs too until {longDateTime(until)}.</Text>
        )}
      </div>
      <Row gap={2} wrap>
        <Button requires="editor" variant="secondary" size="sm" onClick={onEdit}>
          Change address
        </Button>
        <Button
          requires="editor"
          variant="secondary"
          size="sm"
          isBusy={replaceSecret.isPending}
          busyLabel="Replacing..."
          onClick={() => void handleReplace()}
        >
          Replace secret
        </Button>
        <Button
          requires="editor"
          variant="secondary"
          size="sm"
          isBusy={remove.isPending}
          busyLabel="Deleting..."
          onClick={() => void handleDelete()}
        >
          Delete
        </Button>
      </Row>
      {/* A changed address discards the outcome of the last message. */}
      <TestMessage
        key={url}
        channel="webhook"
        disabledReason={save.isPending ? 'Your change is being saved.' : undefined}
      />
    </Stack>
  );
}

const Saving = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
`;

const Address = styled.code`
  ${font('sm')}
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
`;
