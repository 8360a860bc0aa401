import { paths } from 'shared/router';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { DataSections } from './DataSections.tsx';
import { RightsSections } from './RightsSections.tsx';

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      effective="Effective March 30, 2025"
      sibling={{ title: 'Terms of Use', address: paths.termsOfUse() }}
    >
      <p>
        Steplight is a web application with which teams write tests of their web sites in plain language, have
        them carried out in a real browser and look at the results. This policy says what personal data we
        handle when you use it, why, for how long, and what you can ask of us.
      </p>
      <DataSections />
      <RightsSections />
    </LegalPage>
  );
}
