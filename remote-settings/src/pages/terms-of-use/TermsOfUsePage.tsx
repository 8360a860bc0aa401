import { paths } from 'shared/router';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { liabilitySections } from './liability-sections.tsx';
import { usageSections } from './usage-sections.tsx';

export function TermsOfUsePage() {
  return (
    <LegalPage
      title="Terms of Use"
      effective="Effective March 30, 2025"
      sibling={{ title: 'Privacy Policy', address: paths.privacyPolicy() }}
      introduction={
        <p>
          These terms are an agreement between you, and the company that you act for, and us, the provider of
          Steplight. By requesting access or using the service you accept them. If you do not accept them, do
          not use the service.
        </p>
      }
      sections={[...usageSections, ...liabilitySections]}
    />
  );
}
