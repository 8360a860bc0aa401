import { usePageTitle } from 'shared/router';

export function GithubPage() {
  usePageTitle('CI/CD');
  return <h1>CI/CD</h1>;
}
