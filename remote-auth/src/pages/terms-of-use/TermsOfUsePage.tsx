import { usePageTitle } from 'shared/router';

export function TermsOfUsePage() {
  usePageTitle('Terms of Use');
  return <h1>Terms of Use</h1>;
}
