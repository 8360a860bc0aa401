import { PageHeader, Stack } from 'shared/ui';
import { AccountSection } from '../../features/account/AccountSection.tsx';
import { AppearanceSection } from '../../features/appearance/AppearanceSection.tsx';
import { NotificationSections } from '../../features/notifications/NotificationSections.tsx';
import { VariablesSection } from '../../features/variables/VariablesSection.tsx';

/** What a person can see and set for himself, the values that the company's tests share, and whom it tells about failures. */
export function SettingsPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Settings" />
      <AccountSection />
      <VariablesSection />
      <NotificationSections />
      <AppearanceSection />
    </Stack>
  );
}
