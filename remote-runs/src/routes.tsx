import { lazy } from 'react';
import type { RouteObject } from 'shared/router';

const RunsPage = lazy(async () => ({ default: (await import('./pages/runs/RunsPage.tsx')).RunsPage }));
const GroupRunPage = lazy(async () => ({
  default: (await import('./pages/grouprun/GroupRunPage.tsx')).GroupRunPage,
}));
const TestRunPage = lazy(async () => ({
  default: (await import('./pages/testrun/TestRunPage.tsx')).TestRunPage,
}));

export const routes: RouteObject[] = [
  { path: 'runs', element: <RunsPage /> },
  { path: 'grouprun/:id?', element: <GroupRunPage /> },
  { path: 'testrun/:id', element: <TestRunPage /> },
];
