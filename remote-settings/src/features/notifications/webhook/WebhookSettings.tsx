import { Switch } from 'shared/choice';
import type { Webhook } from 'shared/contract';
import { confirmAndMutate, showFailure } from 'shared/feedback';
import { longDate, longDateTime } from 'shared/format';
import { color, font, radius, space, styled } from 'shared/theme';
import { Button, Row, Stack, Text } from 'shared/ui';
import { useDeleteWebhook, useReplaceSecret, useSaveWebhook } from '../../../api/webhook.ts';
import { Saving } from '../../../components/Saving.tsx';
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
  const save = useSaveWebhook(webhook);
  const replaceSecret = useReplaceSecret();
  const remove = useDeleteWebhook();

  function handleReplace() {
    void confirmAndMutate(
      replaceSecret,
      {},
      {
        title: 'Replace the signing secret?',
        text: 'A new secret is made and shown once. For 24 hours messages are signed with both, so that you can change the receiver in between.',
        confirmLabel: 'Replace secret',
        failed: 'Secret not replaced',
        onSuccess: ({ secret }) => {
          if (secret !== null) onSecret(secret);
        },
      },
    );
  }

  function handleDelete() {
    void confirmAndMutate(
      remove,
      {},
      {
        title: 'Delete the webhook?',
        text: 'Its server gets no more messages, and the signing secret is gone.',
        confirmLabel: 'Delete webhook',
        tone: 'danger',
        failed: 'Webhook not deleted',
        onSuccess: onDeleted,
      },
    );
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
              { url, is_enabled: target.checked },
              { onError: (error) => showFailure(error, 'Webhook not changed') },
            )
          }
        />
        <Saving isSaving={save.isPending} />
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
          onClick={handleReplace}
        >
          Replace secret
        </Button>
        <Button
          requires="editor"
          variant="secondary"
          size="sm"
          isBusy={remove.isPending}
          busyLabel="Deleting..."
          onClick={handleDelete}
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

const Address = styled.code`
  ${font('sm')}
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
`;
