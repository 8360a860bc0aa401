import { usePageTitle } from 'shared/router';

export function NewTestPage() {
  usePageTitle('Create New Test');
  return <h1>Create New Test</h1>;
}
