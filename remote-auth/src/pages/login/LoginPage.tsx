import { usePageTitle } from 'shared/router';

export function LoginPage() {
  usePageTitle('Login');
  return <h1>Login</h1>;
}
