import { StrictMode } from 'react';
import { RoleProvider } from 'shared/members';
import { QueryClientProvider, queryClient } from 'shared/query';
import { RouterProvider, type createBrowserRouter } from 'shared/router';
import { StateProvider } from 'shared/state';
import { RemotesProvider, type Remotes } from '../remotes/useRemote.ts';

interface Props {
  router: ReturnType<typeof createBrowserRouter>;
  remotes: Remotes;
}

/** The providers around every screen, mounted once. */
export function App({ router, remotes }: Props) {
  return (
    <StrictMode>
      <StateProvider>
        <QueryClientProvider client={queryClient}>
          <RoleProvider>
            <RemotesProvider value={remotes}>
              <RouterProvider router={router} />
            </RemotesProvider>
          </RoleProvider>
        </QueryClientProvider>
      </StateProvider>
    </StrictMode>
  );
}
