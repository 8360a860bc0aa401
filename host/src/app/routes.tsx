import { Fragment, Suspense, type ReactNode } from 'react';
import { sessionEndReason, useSession } from 'shared/auth';
import { Navigate, paths, useLocation, type RouteObject } from 'shared/router';
import { RemoteScreen } from '../remotes/RemoteScreen.tsx';
import { endedSessions, isBetweenSessions } from '../session/replace-session.ts';
import { lazyShell } from '../shell/lazy-shell.ts';
import { CrashPage } from './CrashPage.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { RootLayout } from './RootLayout.tsx';

function HomePage() {
  return <Navigate to={useSession() ? paths.dashboard() : paths.login()} replace />;
}

/** Shows its children to signed-in users; others sign in first and then return here. */
function ProtectedRoute({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session) return <Fragment key={endedSessions()}>{children}</Fragment>;
  if (isBetweenSessions()) return null;
  const hasSignedOut = sessionEndReason() === 'signed-out';
  return <Navigate to={hasSignedOut ? paths.login() : paths.login(pathname + search + hash)} replace />;
}

/** Every address of the product; the remotes continue below these with their own routes. */
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
            <Suspense>{lazyShell}</Suspense>
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
