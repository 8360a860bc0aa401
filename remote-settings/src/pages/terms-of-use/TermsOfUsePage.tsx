import { paths } from 'shared/router';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { LiabilitySections } from './LiabilitySections.tsx';
import { UseSections } from './UseSections.tsx';

export function TermsOfUsePage() {
  return (
    <LegalPage
      title="Terms of Use"
      effective="Effective March 30, 2025"
      sibling={{ title: 'Privacy Policy', address: paths.privacyPolicy() }}
    >
      <p>
        These terms are an agreement between you, and the company that you act for, and the provider of
        Steplight. By requesting access or using the service you accept them. If you do not accept them, do
        not use the service.
      </p>
      <UseSections />
      <LiabilitySections />
    </LegalPage>
  );
}
