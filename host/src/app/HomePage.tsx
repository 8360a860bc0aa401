import { useSession } from 'shared/auth';
import { Navigate, paths } from 'shared/router';

/** The bare address: to the dashboard when signed in, else to sign in. */
export function HomePage() {
  return <Navigate to={useSession() ? paths.dashboard() : paths.login()} replace />;
}
