import { useQuery } from 'shared/query';
import { LoadState, PageHeader, Stack } from 'shared/ui';
import { companyQuery } from '../../api/company.ts';
import { AccountSection } from '../../features/account/AccountSection.tsx';
import { AppearanceSection } from '../../features/appearance/AppearanceSection.tsx';
import { NotificationSections } from '../../features/notifications/NotificationSections.tsx';

/** What a person can see and set for himself, and whom the company tells about failures. */
export function SettingsPage() {
  const company = useQuery(companyQuery());
  return (
    <Stack gap={6}>
      <PageHeader title="Settings" />
      <AccountSection />
      <LoadState
        query={company}
        loading="Loading settings..."
        failed="The notification settings could not be loaded."
      >
        {(data) => <NotificationSections company={data} />}
      </LoadState>
      <AppearanceSection />
    </Stack>
  );
}
