import { usePageTitle } from 'shared/router';

export function PasswordResetPage() {
  usePageTitle('Reset password');
  return <h1>Reset password</h1>;
}
