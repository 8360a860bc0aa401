import { Suspense, useRef } from 'react';
import { lazyPart } from 'shared/remote';
import { space, styled } from 'shared/theme';
import { PageHeader, Stack } from 'shared/ui';
import { wide } from '../../components/wide.ts';
import { AccountSection } from '../../features/account/AccountSection.tsx';
import { AppearanceSection } from '../../features/appearance/AppearanceSection.tsx';
import { AuditSection } from '../../features/audit/AuditSection.tsx';
import { ExportSection } from '../../features/export/ExportSection.tsx';
import { NotificationSections } from '../../features/notifications/NotificationSections.tsx';
import { VariablesSection } from '../../features/variables/VariablesSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const EnvironmentsSection = lazyPart(
  async () =>
    (await import('../../features/variables/environments/EnvironmentsSection.tsx')).EnvironmentsSection,
);

const PersonalNotificationsSection = lazyPart(
  async () =>
    (await import('../../features/notifications/personal/PersonalNotificationsSection.tsx'))
      .PersonalNotificationsSection,
);

const WebhookSection = lazyPart(
  async () => (await import('../../features/notifications/webhook/WebhookSection.tsx')).WebhookSection,
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

/** The account, the variables and environments of the company's tests, what the person is told of, the recipients of the company's notifications and its webhook, the members, the API keys, the links to shared runs, single sign-on, the export of all tests, and the way to the audit log. */
export function SettingsPage() {
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={6}>
      <PageHeader title="Settings" />
      <Columns>
        <SectionLinks container={sections} />
        <Sections ref={sections} gap={6}>
          <AccountSection />
          <VariablesSection />
          <Suspense fallback={null}>
            <EnvironmentsSection />
          </Suspense>
          <Suspense fallback={null}>
            <PersonalNotificationsSection />
          </Suspense>
          <NotificationSections />
          <Suspense fallback={null}>
            <WebhookSection />
          </Suspense>
          <Suspense fallback={null}>
            <MembersSection />
          </Suspense>
          <Suspense fallback={null}>
            <ApiKeysSection />
          </Suspense>
          <Suspense fallback={null}>
            <ShareLinksSection />
          </Suspense>
          <Suspense fallback={null}>
            <SsoSection />
          </Suspense>
          <ExportSection />
          <AuditSection />
          <AppearanceSection />
        </Sections>
      </Columns>
    </Stack>
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
