import { usePageTitle } from 'shared/router';

export function SignupPage() {
  usePageTitle('Start shipping with confidence');
  return <h1>Start shipping with confidence</h1>;
}
