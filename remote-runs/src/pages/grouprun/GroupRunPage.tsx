import { usePageTitle } from 'shared/router';

export function GroupRunPage() {
  usePageTitle('Group run');
  return <h1>Group run</h1>;
}
