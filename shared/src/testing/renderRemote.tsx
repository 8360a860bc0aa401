import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { endSession, startSession } from 'shared/auth';
import type { Role } from 'shared/constants';
import { ConfirmHost, ToastRegion } from 'shared/feedback';
import { followChanges } from 'shared/live';
import { RoleProvider } from 'shared/members';
import { createQueryClient, QueryClientProvider, useQueryClient } from 'shared/query';
import type { Remote } from 'shared/remote';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useNavigate,
  useRoutes,
  type RouteObject,
} from 'shared/router';
import { StateProvider } from 'shared/state';
import { respondWithAccount, server } from './server.ts';
import { setUpUser } from './set-up-user.ts';

interface Options {
  isSignedIn?: boolean;
  /** Follows the server's changes. */
  isLive?: boolean;
  /** Of the person who is signed in; an owner, if the test says nothing else. */
  role?: Role;
}

export interface RenderedRemote extends RenderResult {
  user: UserEvent;
  /** The current path and query. */
  location: () => string;
  /** What the browser's Back button does. */
  goBack: () => void;
  /** How many answers of the server the screen waits for. */
  awaitedAnswers: () => number;
}

/** Renders a remote's screen as the host does: same providers, same routes, a session of its own unless `isSignedIn` is false. */
export function renderRemote(
  remote: Remote,
  at: string,
  { isSignedIn = true, isLive = false, role }: Options = {},
): RenderedRemote {
  endSession('signed-out');
  if (isSignedIn) startSession({ access_token: 'test-token', user: { id: 1, email: 'ada@example.com' } });
  if (role) server.use(respondWithAccount(role));
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/dashboard/*', element: <Screens routes={remote.dashboardRoutes} /> },
          { path: '/*', element: <Screens routes={remote.publicRoutes} /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const client = createQueryClient();
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  const result = render(
    <StateProvider>
      <QueryClientProvider client={client}>
        {isLive && <Changes />}
        <RoleProvider>
          <RouterProvider router={router} />
        </RoleProvider>
      </QueryClientProvider>
    </StateProvider>,
  );
  const location = () => router.state.location.pathname + router.state.location.search;
  return {
    ...result,
    user: setUpUser(),
    location,
    goBack: () => void router.navigate(-1),
    awaitedAnswers: () => client.isFetching(),
  };
}

function Changes() {
  const client = useQueryClient();
  useEffect(() => followChanges(client), [client]);
  return null;
}

function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <Outlet />
      <ToastRegion onNavigate={(to) => void navigate(to)} />
      <ConfirmHost />
    </>
  );
}

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes([...routes, { path: '*', element: <p>A screen of another part</p> }]);
}
