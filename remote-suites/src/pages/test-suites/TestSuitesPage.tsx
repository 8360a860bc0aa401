import { usePageTitle } from 'shared/router';

export function TestSuitesPage() {
  usePageTitle('Test Suites');
  return <h1>Test Suites</h1>;
}
