import { usePageTitle } from 'shared/router';

export function UpdateTestPage() {
  usePageTitle('Update Test');
  return <h1>Update Test</h1>;
}
