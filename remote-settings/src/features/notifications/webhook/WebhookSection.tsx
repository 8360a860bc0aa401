import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'shared/query';
import { Button, EmptyState, LoadState } from 'shared/ui';
import { webhookQuery } from '../../../api/webhook.ts';
import { NewSecret } from '../../../components/NewSecret.tsx';
import { SettingsSection } from '../../../components/SettingsSection.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookSettings } from './WebhookSettings.tsx';

/** The webhook of the company; nothing on a server that does not have webhooks. */
export function WebhookSection() {
  const query = useQuery(webhookQuery());
  const [isEditing, setIsEditing] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (query.data === null) return null;
  const webhook = query.data?.webhook;
  return (
    <SettingsSection
      title="Webhook"
      intro="Posts each notification as signed JSON to a server of yours, for programs that react to it."
      action={
        webhook === null && (
          <Button requires="editor" variant="secondary" onClick={() => setIsEditing(true)}>
            Set up
          </Button>
        )
      }
    >
      {secret !== null && (
        <NewSecret
          key={secret}
          label="New signing secret"
          text="Copy the signing secret now, and give it to the receiver. It is not shown again."
          secret={secret}
          copyLabel="Copy secret"
          onDone={() => setSecret(null)}
        />
      )}
      <LoadState
        query={query}
        loading="Loading the webhook..."
        skeleton="lines"
        failed="The webhook could not be loaded."
      >
        {(data) =>
          data?.webhook ? (
            <WebhookSettings
              webhook={data.webhook}
              onEdit={() => setIsEditing(true)}
              onSecret={setSecret}
              onDeleted={() => setSecret(null)}
            />
          ) : (
            <EmptyState
              icon={<WebhookIcon />}
              text="No webhook yet. Set one up, and its server gets a signed message for each failed or repaired run, newly flaky test, slow suite and missed start."
            />
          )
        }
      </LoadState>
      {isEditing && (
        <WebhookDialog webhook={webhook ?? null} onSecret={setSecret} onClose={() => setIsEditing(false)} />
      )}
    </SettingsSection>
  );
}
