import { usePageTitle } from 'shared/router';

export function NewModulePage() {
  usePageTitle('Create New Module');
  return <h1>Create New Module</h1>;
}
