import { useEffect } from 'react';
import { useSession } from 'shared/auth';
import { ConfirmHost, ToastRegion } from 'shared/feedback';
import { followChanges } from 'shared/live';
import { RoleProvider } from 'shared/members';
import { QueryClientProvider, queryClient } from 'shared/query';
import type { Remote } from 'shared/remote';
import { Link, Outlet, useNavigate } from 'shared/router';
import { StateProvider } from 'shared/state';
import { color, space, styled } from 'shared/theme';
import { SignIn } from './SignIn.tsx';

/** Replaces the host's shell: the same providers, and links to the remote's screens. */
export function StandaloneShell({ remote }: { remote: Remote }) {
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => (session ? followChanges(queryClient) : undefined), [session]);
  const needsSession = remote.dashboardRoutes.length > 0;
  return (
    <StateProvider>
      <QueryClientProvider client={queryClient}>
        <Bar aria-label="Screens">
          <b>{remote.name}</b>
          {linkableAddresses(remote).map((address) => (
            <Link key={address} to={address}>
              {address}
            </Link>
          ))}
        </Bar>
        {needsSession && !session && <SignIn />}
        <RoleProvider>
          <Main>
            <Outlet />
          </Main>
          <ToastRegion onNavigate={(to) => void navigate(to)} />
          <ConfirmHost />
        </RoleProvider>
      </QueryClientProvider>
    </StateProvider>
  );
}

/** The remote's addresses without required parameters. */
function linkableAddresses({ publicRoutes, dashboardRoutes }: Remote): string[] {
  const plain = (path?: string) =>
    path && !/:\w+(?!\?)\b/.test(path) ? path.replace(/\/:\w+\?/, '') : undefined;
  return [
    ...publicRoutes.map(({ path }) => plain(path) && `/${plain(path)}`),
    ...dashboardRoutes.map(({ path }) => plain(path) && `/dashboard/${plain(path)}`),
  ].filter((address) => address !== undefined);
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color('border')};
`;

const Main = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space(6)};
`;
