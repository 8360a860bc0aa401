import type { RouteObject } from 'shared/router';
import { GithubPage } from './pages/github/GithubPage.tsx';
import { SettingsPage } from './pages/settings/SettingsPage.tsx';

export const routes: RouteObject[] = [
  { path: 'settings', element: <SettingsPage /> },
  { path: 'github', element: <GithubPage /> },
  { path: 'github/setup', element: <GithubPage /> },
  { path: 'github/instructions', element: <GithubPage /> },
];
