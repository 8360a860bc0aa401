import { usePageTitle } from 'shared/router';

export function SettingsPage() {
  usePageTitle('Settings');
  return <h1>Settings</h1>;
}
