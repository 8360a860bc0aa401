import { PageHeader, Stack } from 'shared/ui';
import { AccountSection } from '../../features/account/AccountSection.tsx';
import { AppearanceSection } from '../../features/appearance/AppearanceSection.tsx';
import { NotificationSections } from '../../features/notifications/NotificationSections.tsx';
import { VariablesSection } from '../../features/variables/VariablesSection.tsx';

/** The account, the variables of the company's tests, and the recipients of failure notifications. */
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
