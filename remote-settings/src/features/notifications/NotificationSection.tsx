import type { NotificationChannel } from 'shared/constants';
import { Row } from 'shared/ui';
import { Saving } from '../../components/Saving.tsx';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import type { ChannelSettings, SettingsChange } from '../../model/notification-settings.ts';
import { ChannelSwitch } from './ChannelSwitch.tsx';
import { CHANNELS } from './channels.ts';
import { RecipientEditor } from './RecipientEditor.tsx';
import { TestMessage } from './TestMessage.tsx';
import { useRecipientDraft } from './useRecipientDraft.ts';

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
  const draft = useRecipientDraft(channel, recipients, (added) =>
    onChange({ channel, kind: 'add', recipients: added }),
  );
  return (
    <SettingsSection
      title={title}
      intro={description}
      action={
        <Row gap={0} wrap>
          <Saving isSaving={isSaving} />
          <ChannelSwitch
            label={switchLabel}
            isOn={isOn}
            isLocked={isLocked}
            onChange={(next) => onChange({ channel, kind: 'switch', isOn: next })}
          />
        </Row>
      }
    >
      {isOn && (
        <>
          <RecipientEditor
            channel={channel}
            recipients={recipients}
            draft={draft}
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
    </SettingsSection>
  );
}
