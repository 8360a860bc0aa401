import { useId } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { color, font, space, styled } from 'shared/theme';
import { Card, Heading, Row, Stack, Text } from 'shared/ui';
import type { ChannelSettings, SettingsChange } from '../../model/notification-settings.ts';
import { ChannelSwitch } from './ChannelSwitch.tsx';
import { CHANNELS } from './channels.ts';
import { RecipientEditor } from './RecipientEditor.tsx';
import { TestMessage } from './TestMessage.tsx';

interface Props {
  channel: NotificationChannel;
  settings: ChannelSettings;
  /** A change of this channel is being saved. */
  isSaving: boolean;
  /** A change of any channel is being saved. */
  isLocked: boolean;
  onChange: (change: SettingsChange) => void;
}

/** A notification channel: its switch, its recipients and a test message. */
export function NotificationSection({ channel, settings, isSaving, isLocked, onChange }: Props) {
  const { title, description, switchLabel, noRecipients } = CHANNELS[channel];
  const { isOn, recipients } = settings;
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Row justify="space-between" align="start" gap={4} wrap>
          <Intro>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text tone="muted">{description}</Text>
          </Intro>
          <Row gap={0} wrap>
            <Saving role="status">{isSaving && 'Saving...'}</Saving>
            <ChannelSwitch
              label={switchLabel}
              isOn={isOn}
              isLocked={isLocked}
              onChange={(next) => onChange({ channel, kind: 'switch', isOn: next })}
            />
          </Row>
        </Row>
        {isOn && (
          <>
            <RecipientEditor
              channel={channel}
              recipients={recipients}
              onAdd={(recipient) => onChange({ channel, kind: 'add', recipient })}
              onRemove={(recipient) => onChange({ channel, kind: 'remove', recipient })}
            />
            {/* A changed list discards the outcome of the last message. */}
            <TestMessage
              key={recipients.join('\n')}
              channel={channel}
              disabledReason={
                recipients.length === 0 ? noRecipients : isLocked ? 'Your change is being saved.' : undefined
              }
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
  flex: 1 1 280px;
  min-width: 0;
`;

const Saving = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};

  &:not(:empty) {
    margin-right: ${space(4)};
  }
`;
