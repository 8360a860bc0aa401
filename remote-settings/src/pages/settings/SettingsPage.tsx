import { useRef } from 'react';
import { useAccount } from 'shared/members';
import { lazyPart } from 'shared/remote';
import { space, styled } from 'shared/theme';
import { Notice, PageHeader, Stack } from 'shared/ui';
import { wide } from '../../components/wide.ts';
import { AccountSection } from '../../features/account/AccountSection.tsx';
import { AppearanceSection } from '../../features/appearance/AppearanceSection.tsx';
import { AuditSection } from '../../features/audit/AuditSection.tsx';
import { ExportSection } from '../../features/export/ExportSection.tsx';
import { NotificationSections } from '../../features/notifications/NotificationSections.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const VariablesSection = lazyPart(
  async () => (await import('../../features/variables/VariablesSection.tsx')).VariablesSection,
);

const EnvironmentsSection = lazyPart(
  async () =>
    (await import('../../features/variables/environments/EnvironmentsSection.tsx')).EnvironmentsSection,
);

const PersonalNotificationsSection = lazyPart(
  async () =>
    (await import('../../features/notifications/personal/PersonalNotificationsSection.tsx'))
      .PersonalNotificationsSection,
);

const RoutesSection = lazyPart(
  async () => (await import('../../features/notifications/routes/RoutesSection.tsx')).RoutesSection,
);

const WebhookSection = lazyPart(
  async () => (await import('../../features/notifications/webhook/WebhookSection.tsx')).WebhookSection,
);

const IssueTrackerSection = lazyPart(
  async () => (await import('../../features/issue-tracker/IssueTrackerSection.tsx')).IssueTrackerSection,
);

const CompanySection = lazyPart(
  async () => (await import('../../features/company/CompanySection.tsx')).CompanySection,
);

const MembersSection = lazyPart(
  async () => (await import('../../features/members/MembersSection.tsx')).MembersSection,
);

const ApiKeysSection = lazyPart(
  async () => (await import('../../features/api-keys/ApiKeysSection.tsx')).ApiKeysSection,
);

const ShareLinksSection = lazyPart(
  async () => (await import('../../features/share-links/ShareLinksSection.tsx')).ShareLinksSection,
);

const SsoSection = lazyPart(async () => (await import('../../features/sso/SsoSection.tsx')).SsoSection);

/** The account, the variables and environments of the company's tests, what the person is told of, the recipients of the company's notifications, their routes and the webhook, the issue tracker, the company as such, the members, the API keys, the links to shared runs, single sign-on, the export of all tests, and the way to the audit log. Without a company, or a second factor that it requires, the account alone. */
export function SettingsPage() {
  const sections = useRef<HTMLDivElement>(null);
  const account = useAccount().data;
  const needsTwoFactor = account?.needs_two_factor === true;
  return (
    <Stack gap={6}>
      <PageHeader title="Settings" />
      <Columns>
        <SectionLinks container={sections} />
        <Sections ref={sections} gap={6}>
          {needsTwoFactor && (
            <Notice tone="warning">
              {account.company?.name} requires two-factor sign-in. Set it up below to go on.
            </Notice>
          )}
          <AccountSection />
          {!needsTwoFactor && account?.company !== null && <CompanySections />}
        </Sections>
      </Columns>
    </Stack>
  );
}

/** What a person of the company sees beside the own account. */
function CompanySections() {
  return (
    <>
      <VariablesSection />
      <EnvironmentsSection />
      <PersonalNotificationsSection />
      <NotificationSections />
      <RoutesSection />
      <WebhookSection />
      <IssueTrackerSection />
      <CompanySection />
      <MembersSection />
      <ApiKeysSection />
      <ShareLinksSection />
      <SsoSection />
      <ExportSection />
      <AuditSection />
      <AppearanceSection />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${wide} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${space(6)};
  }
`;

/** Titles that a link leads to stay clear of what is sticky above them. */
const Sections = styled(Stack)`
  h2 {
    scroll-margin-top: calc(var(--top-bar, 0px) + ${space(16)});

    ${wide} {
      scroll-margin-top: calc(var(--top-bar, 0px) + ${space(12)});
    }
  }
`;
