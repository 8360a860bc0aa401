import { lazyScreen } from 'shared/remote';
import type { RouteObject } from 'shared/router';

const githubPage = lazyScreen(async () => (await import('./pages/github/GithubPage.tsx')).GithubPage);

export const routes: RouteObject[] = [
  {
    path: 'test-suites',
    ...lazyScreen(async () => (await import('./pages/test-suites/TestSuitesPage.tsx')).TestSuitesPage),
  },
  { path: 'github', ...githubPage },
  { path: 'github/setup', ...githubPage },
  {
    path: 'github/instructions',
    ...lazyScreen(
      async () =>
        (await import('./pages/github-instructions/GithubInstructionsPage.tsx')).GithubInstructionsPage,
    ),
  },
];
