import type { PersonalNotifications } from 'shared/contract';
import { useAccount } from 'shared/members';
import { useQuery } from 'shared/query';
import { LoadState, Notice, Stack } from 'shared/ui';
import { companyQuery } from '../../../api/company.ts';
import {
  personalNotificationsQuery,
  useSavePersonalNotifications,
} from '../../../api/personal-notifications.ts';
import { Saving } from '../../../components/Saving.tsx';
import { SettingsSection } from '../../../components/SettingsSection.tsx';
import { includesRecipient } from '../../../model/recipients.ts';
import { DigestChoice } from './DigestChoice.tsx';
import { KindSwitches } from './KindSwitches.tsx';
import { SuiteChoice } from './SuiteChoice.tsx';

/** What the signed-in person is told of by mail, whatever the role; nothing on a server that does not have such choices. */
export function PersonalNotificationsSection() {
  const query = useQuery(personalNotificationsQuery());
  const save = useSavePersonalNotifications();
  if (query.data === null) return null;
  const handleChange = (body: PersonalNotifications) => save.mutate({ body });
  return (
    <SettingsSection
      title="My notifications"
      intro="Mails to your own address, about what you choose."
      action={<Saving isSaving={save.isPending} />}
    >
      <LoadState
        query={query}
        loading="Loading your notifications..."
        skeleton="lines"
        failed="Your notifications could not be loaded."
      >
        {(data) => {
          // What is being saved is shown; if that fails, what is stored again.
          const choice = save.isPending ? save.variables.body : data;
          return (
            choice && (
              <Stack gap={5}>
                <CompanyNotice />
                <KindSwitches choice={choice} onChange={handleChange} />
                <DigestChoice choice={choice} onChange={handleChange} />
                <SuiteChoice choice={choice} onChange={handleChange} />
              </Stack>
            )
          );
        }}
      </LoadState>
    </SettingsSection>
  );
}

/** For people whose address the company tells anyway. */
function CompanyNotice() {
  const account = useAccount();
  const company = useQuery(companyQuery());
  const email = account.data?.email;
  if (email === undefined || !company.data?.enable_email_notifications) return null;
  if (!includesRecipient(company.data.email_recipients, email)) return null;
  return (
    <Notice tone="info">
      Your address is among the recipients of the company, who are told of all suites whatever you choose
      here. You get one mail about each run.
    </Notice>
  );
}
