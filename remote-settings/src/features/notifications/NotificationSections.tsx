import { NOTIFICATION_CHANNELS } from 'shared/constants';
import { useQuery } from 'shared/query';
import { LoadState } from 'shared/ui';
import { companyQuery, useChangeSettings, usePendingChanges } from '../../api/company.ts';
import { applyChange, channelOf, settingsOf } from '../../model/notification-settings.ts';
import { NotificationSection } from './NotificationSection.tsx';

/** Both notification channels. Pending changes are shown optimistically; a failed one is dropped and thereby undone. */
export function NotificationSections() {
  const company = useQuery(companyQuery());
  const pending = usePendingChanges();
  const { mutate } = useChangeSettings();
  return (
    <LoadState
      query={company}
      loading="Loading settings..."
      skeleton="sections"
      failed="The notification settings could not be loaded."
    >
      {(data) => {
        const shown = pending.reduce(applyChange, settingsOf(data));
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
      }}
    </LoadState>
  );
}
