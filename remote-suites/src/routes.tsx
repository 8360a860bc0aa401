import { lazy } from 'react';
import type { RouteObject } from 'shared/router';

const TestSuitesPage = lazy(async () => ({
  default: (await import('./pages/test-suites/TestSuitesPage.tsx')).TestSuitesPage,
}));
const GithubPage = lazy(async () => ({
  default: (await import('./pages/github/GithubPage.tsx')).GithubPage,
}));
const GithubInstructionsPage = lazy(async () => ({
  default: (await import('./pages/github-instructions/GithubInstructionsPage.tsx')).GithubInstructionsPage,
}));

export const routes: RouteObject[] = [
  { path: 'test-suites', element: <TestSuitesPage /> },
  { path: 'github', element: <GithubPage /> },
  { path: 'github/setup', element: <GithubPage /> },
  { path: 'github/instructions', element: <GithubInstructionsPage /> },
];
