import { usePageTitle } from 'shared/router';

export function UpdateModulePage() {
  usePageTitle('Update Module');
  return <h1>Update Module</h1>;
}
