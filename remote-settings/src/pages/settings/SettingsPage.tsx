import { PageHeader, Stack } from 'shared/ui';
import { AccountSection } from '../../features/account/AccountSection.tsx';
import { AppearanceSection } from '../../features/appearance/AppearanceSection.tsx';
import { NotificationSections } from '../../features/notifications/NotificationSections.tsx';

/** What a person can see and set for himself, and whom the company tells about failures. */
export function SettingsPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Settings" />
      <AccountSection />
      <NotificationSections />
      <AppearanceSection />
    </Stack>
  );
}
