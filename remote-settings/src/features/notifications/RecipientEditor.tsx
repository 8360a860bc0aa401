import { useId, useRef } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { Heading, Stack, Text } from 'shared/ui';
import { CHANNELS } from './channels.ts';
import { RecipientField } from './RecipientField.tsx';
import { RecipientList } from './RecipientList.tsx';

interface Props {
  channel: NotificationChannel;
  recipients: string[];
  onAdd: (recipients: string[]) => void;
  onRemove: (recipient: string) => void;
}

/** The list of recipients and the field that adds to it. */
export function RecipientEditor({ channel, recipients, onAdd, onRemove }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const { listTitle, empty } = CHANNELS[channel];
  return (
    <Stack gap={3}>
      <Heading level={3} id={titleId}>
        {listTitle}
      </Heading>
      {recipients.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <RecipientList
          labelledBy={titleId}
          recipients={recipients}
          onRemove={onRemove}
          onLastRemoved={() => field.current?.focus()}
        />
      )}
      <RecipientField ref={field} channel={channel} recipients={recipients} onAdd={onAdd} />
    </Stack>
  );
}
