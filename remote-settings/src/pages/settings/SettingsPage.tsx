import { useRef, useState, type ReactNode } from 'react';
import { Tabs } from 'shared/choice';
import { useAccount } from 'shared/members';
import { lazyPart } from 'shared/remote';
import { Navigate, paths, useLocation, useNavigate } from 'shared/router';
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

/** Three pages, in the order of their tabs: what a person sets for oneself, what the company has set, and who may do what. */
const GROUPS = [
  { value: 'you', label: 'You', anchors: ['account', 'my-notifications', 'appearance'] },
  { value: 'company', label: 'Company', anchors: [] },
  {
    value: 'access',
    label: 'Access',
    anchors: ['members', 'api-keys', 'share-links', 'single-sign-on', 'audit-log'],
  },
] as const;
type Group = (typeof GROUPS)[number]['value'];

const PAGES: Record<Group, () => ReactNode> = { you: You, company: Company, access: Access };

/** The settings of a group. Without a company, or a second factor that it requires, the account alone. */
export function SettingsPage() {
  const account = useAccount().data;
  const needsTwoFactor = account?.needs_two_factor === true;
  const isAccountAlone = needsTwoFactor || account?.company === null;
  // It stays so until the page is left: the recovery codes of a second factor are shown by the account, and once.
  const [wasAccountAlone, setWasAccountAlone] = useState(isAccountAlone);
  if (isAccountAlone && !wasAccountAlone) setWasAccountAlone(true);
  return (
    <Stack gap={5}>
      <PageHeader title="Settings" />
      {needsTwoFactor && (
        <Notice tone="warning">
          {account.company?.name} requires two-factor sign-in. Set it up below to go on.
        </Notice>
      )}
      {wasAccountAlone ? <AccountSection /> : <Groups />}
    </Stack>
  );
}

function Groups() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const sections = useRef<HTMLDivElement>(null);
  const group = GROUPS.find(({ value }) => pathname === pathOf(value))?.value ?? 'company';
  // Links to a section are older than the groups, and need not know them.
  const named = GROUPS.find(({ anchors }) => anchors.some((anchor) => hash === `#${anchor}`))?.value;
  if (named && named !== group) return <Navigate replace to={{ pathname: pathOf(named), hash }} />;
  const Page = PAGES[group];
  return (
    <Tabs
      label="Groups of settings"
      tabs={GROUPS}
      value={group}
      onChange={(value) => void navigate(pathOf(value))}
    >
      <Columns>
        <SectionLinks container={sections} />
        <Sections ref={sections} gap={6}>
          <Page />
        </Sections>
      </Columns>
    </Tabs>
  );
}

/** Those of the company are where all were before. */
const pathOf = (group: Group) => (group === 'company' ? paths.settings() : `${paths.settings()}/${group}`);

function You() {
  return (
    <>
      <AccountSection />
      <PersonalNotificationsSection />
      <AppearanceSection />
    </>
  );
}

function Company() {
  return (
    <>
      <VariablesSection />
      <EnvironmentsSection />
      <NotificationSections />
      <RoutesSection />
      <WebhookSection />
      <IssueTrackerSection />
      <CompanySection />
      <ExportSection />
    </>
  );
}

function Access() {
  return (
    <>
      <MembersSection />
      <ApiKeysSection />
      <ShareLinksSection />
      <SsoSection />
      <AuditSection />
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
