import { usePageTitle } from 'shared/router';

export function TestsPage() {
  usePageTitle('Tests and Modules');
  return <h1>Tests and Modules</h1>;
}
