import { usePageTitle } from 'shared/router';

export function TestRunPage() {
  usePageTitle('Test run');
  return <h1>Test run</h1>;
}
