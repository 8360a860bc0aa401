import { useState } from 'react';
import type { Webhook } from 'shared/contract';
import { TextField } from 'shared/ui';
import { useSaveWebhook } from '../../../api/webhook.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { problemOfAddress } from '../../../model/webhook-address.ts';

interface Props {
  /** null: it is set up now. */
  webhook: Webhook | null;
  /** A secret was made. */
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Asks for the address of the webhook; closes once it is saved. */
export function WebhookDialog({ webhook, onSecret, onClose }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [isTouched, setIsTouched] = useState(false);
  const [loaded] = useState(webhook);
  const save = useSaveWebhook(loaded);
  const problem = problemOfAddress(url);
  return (
    <FormDialog
      title={webhook ? 'Change the address' : 'Set up the webhook'}
      requires="editor"
      submitLabel="Save"
      busyLabel="Saving..."
      autoComplete="off"
      problem={problem}
      mutation={save}
      failed="Failed to save the webhook."
      onSubmit={() =>
        save.mutate(
          { url: url.trim(), is_enabled: loaded?.is_enabled ?? true },
          {
            onSuccess: (reply) => {
              if (reply?.secret) onSecret(reply.secret);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <TextField
        label="Address"
        hint="An https address that can be reached from the internet."
        error={isTouched ? problem : undefined}
        placeholder="https://hooks.example.com/steplight"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={url}
        onBlur={() => setIsTouched(url !== '')}
        onChange={({ target }) => setUrl(target.value)}
      />
    </FormDialog>
  );
}
