import { usePageTitle } from 'shared/router';

export function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  return <h1>Forgot password</h1>;
}
