import type { ReactNode } from 'react';
import { sessionEndReason, useSession } from 'shared/auth';
import { Navigate, paths, useLocation } from 'shared/router';

/** Shows its children to who is signed in; sends everybody else to sign in, and back here afterwards. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session) return children;
  const wasLeft = sessionEndReason() === 'signed-out';
  return <Navigate to={wasLeft ? paths.login() : paths.login(pathname + search + hash)} replace />;
}
