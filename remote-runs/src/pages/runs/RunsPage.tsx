import { usePageTitle } from 'shared/router';

export function RunsPage() {
  usePageTitle('Runs');
  return <h1>Runs</h1>;
}
