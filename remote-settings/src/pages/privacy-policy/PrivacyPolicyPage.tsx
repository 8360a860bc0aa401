import { paths } from 'shared/router';
import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { dataSections } from './data-sections.tsx';
import { rightsSections } from './rights-sections.tsx';

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      effective="Effective March 30, 2025"
      sibling={{ title: 'Terms of Use', address: paths.termsOfUse() }}
      introduction={
        <p>
          Steplight is a web application with which teams write tests of their web sites in plain language,
          have them carried out in a real browser and look at the results. This policy says what personal data
          we, the provider of Steplight, handle when you use it, why, for how long, and what you can ask of
          us.
        </p>
      }
      sections={[...dataSections, ...rightsSections]}
    />
  );
}
