import { PageHeader, Stack } from 'shared/ui';
import { AccountSection } from '../../features/account/AccountSection.tsx';
import { AppearanceSection } from '../../features/appearance/AppearanceSection.tsx';

/** What a person can see and set for himself. */
export function SettingsPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Settings" />
      <AccountSection />
      <AppearanceSection />
    </Stack>
  );
}
