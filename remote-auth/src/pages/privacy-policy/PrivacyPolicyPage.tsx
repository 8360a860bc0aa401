import { usePageTitle } from 'shared/router';

export function PrivacyPolicyPage() {
  usePageTitle('Privacy Policy');
  return <h1>Privacy Policy</h1>;
}
