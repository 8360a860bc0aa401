import type { RouteObject } from 'shared/router';
import { GroupRunPage } from './pages/grouprun/GroupRunPage.tsx';
import { RunsPage } from './pages/runs/RunsPage.tsx';
import { TestRunPage } from './pages/testrun/TestRunPage.tsx';

export const routes: RouteObject[] = [
  { path: 'runs', element: <RunsPage /> },
  { path: 'grouprun/:id', element: <GroupRunPage /> },
  { path: 'testrun/:id', element: <TestRunPage /> },
];
