import { lazyScreen } from 'shared/remote';
import type { RouteObject } from 'shared/router';

export const routes: RouteObject[] = [
  { path: 'runs', ...lazyScreen(async () => (await import('./pages/runs/RunsPage.tsx')).RunsPage) },
  {
    path: 'overview',
    ...lazyScreen(async () => (await import('./pages/overview/OverviewPage.tsx')).OverviewPage),
  },
  {
    path: 'runs/review',
    ...lazyScreen(async () => (await import('./pages/review/ReviewPage.tsx')).ReviewPage),
  },
  {
    path: 'grouprun/:id?',
    ...lazyScreen(async () => (await import('./pages/grouprun/GroupRunPage.tsx')).GroupRunPage),
  },
  {
    path: 'testrun/:id',
    ...lazyScreen(async () => (await import('./pages/testrun/TestRunPage.tsx')).TestRunPage),
  },
];

export const publicRoutes: RouteObject[] = [
  {
    path: 's/:token/:id?',
    ...lazyScreen(async () => (await import('./pages/shared/SharedPage.tsx')).SharedPage),
  },
];
