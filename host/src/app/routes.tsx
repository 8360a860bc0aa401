import { lazy, Suspense } from 'react';
import { Navigate, paths, type RouteObject } from 'shared/router';
import { RemoteScreen } from '../remotes/RemoteScreen.tsx';
import { CrashPage } from './CrashPage.tsx';
import { HomePage } from './HomePage.tsx';
import { ProtectedRoute } from './ProtectedRoute.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { RootLayout } from './RootLayout.tsx';

const Shell = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shell" */ '../shell/Shell.tsx')).Shell,
}));

/** Every address of the product; below these the remotes' own routes go on. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashPage />,
    children: [
      { path: '/', element: <HomePage /> },
      {
        path: '/dashboard',
        element: (
          <ProtectedRoute>
            <Suspense>
              <Shell />
            </Suspense>
          </ProtectedRoute>
        ),
        children: [
          { index: true, element: <Navigate to={paths.runs()} replace /> },
          { path: '*', element: <RemoteScreen area="dashboard" /> },
        ],
      },
      {
        element: <PublicFrame />,
        children: [{ path: '*', element: <RemoteScreen area="public" /> }],
      },
    ],
  },
];
