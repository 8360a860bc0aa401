import { NOTIFICATION_CHANNELS } from 'shared/constants';
import type { Company } from 'shared/contract';
import { useChangeSettings, usePendingChanges } from '../../api/company.ts';
import { applyChange, channelOf, settingsOf } from '../../model/notification-settings.ts';
import { NotificationSection } from './NotificationSection.tsx';

/** Both ways of being told about failures, with what is being saved shown as if it were; a failed save drops out and so is undone. */
export function NotificationSections({ company }: { company: Company }) {
  const { mutate } = useChangeSettings();
  const pending = usePendingChanges();
  const shown = pending.reduce(applyChange, settingsOf(company));
  return NOTIFICATION_CHANNELS.map((channel) => (
    <NotificationSection
      key={channel}
      channel={channel}
      settings={channelOf(shown, channel)}
      isSaving={pending.some((change) => change.channel === channel)}
      isLocked={pending.length > 0}
      onChange={mutate}
    />
  ));
}
