import { lazyScreen } from 'shared/remote';
import { Navigate, paths, useLocation, type RouteObject } from 'shared/router';

export const routes: RouteObject[] = [
  { path: 'runs', ...lazyScreen(async () => (await import('./pages/runs/RunsPage.tsx')).RunsPage) },
  { path: 'overview', element: <TabOfRuns tab="overview" /> },
  { path: 'runs/review', element: <TabOfRuns tab="review" /> },
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

/**
 * What was a screen of its own: links in mails and bookmarks lead to its tab, with what they narrow it by. Not by the `paths` of the tabs: an
 * older host has those of before, which lead here.
 */
function TabOfRuns({ tab }: { tab: string }) {
  const { search } = useLocation();
  return <Navigate to={`${paths.runs()}?tab=${tab}${search.replace(/^\?/, '&')}`} replace />;
}
