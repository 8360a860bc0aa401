import { Suspense } from 'react';
import { useSession } from 'shared/auth';
import type { Area } from 'shared/registry';
import type { Remote } from 'shared/remote';
import { useRoutes } from 'shared/router';
import { Text } from 'shared/ui';

/** The remote's screens of an area; those behind sign-in need a session. */
export function Screens({ remote, area }: { remote: Remote; area: Area }) {
  const session = useSession();
  const routes = area === 'public' ? remote.publicRoutes : remote.dashboardRoutes;
  const notFound = {
    path: '*',
    element: <Text tone="muted">{`"${remote.name}" has no screen at this address.`}</Text>,
  };
  const screen = useRoutes([...routes, notFound]);
  return <Suspense>{area === 'public' || session ? screen : null}</Suspense>;
}
