import { useId, useRef } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { Heading, Stack, Text } from 'shared/ui';
import { CHANNELS } from './channels.ts';
import { RecipientField } from './RecipientField.tsx';
import { RecipientList } from './RecipientList.tsx';
import type { RecipientDraft } from './useRecipientDraft.ts';

interface Props {
  channel: NotificationChannel;
  recipients: string[];
  /** What is being added. */
  draft: RecipientDraft;
  /** Stands for an empty list. */
  empty?: string;
  onRemove: (recipient: string) => void;
}

/** The list of recipients and the field that adds to it. */
export function RecipientEditor({ channel, recipients, draft, empty, onRemove }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const texts = CHANNELS[channel];
  return (
    <Stack gap={3}>
      <Heading level={3} id={titleId}>
        {texts.listTitle}
      </Heading>
      {recipients.length === 0 ? (
        <Text tone="muted">{empty ?? texts.empty}</Text>
      ) : (
        <RecipientList
          channel={channel}
          labelledBy={titleId}
          recipients={recipients}
          onRemove={onRemove}
          onLastRemoved={() => field.current?.focus()}
        />
      )}
      <RecipientField ref={field} channel={channel} draft={draft} />
    </Stack>
  );
}
