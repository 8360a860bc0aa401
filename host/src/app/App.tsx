import { StrictMode } from 'react';
import { QueryClientProvider, queryClient } from 'shared/query';
import { RouterProvider, type createBrowserRouter } from 'shared/router';
import { StateProvider } from 'shared/state';
import { GlobalStyle } from 'shared/theme';
import { PartsProvider, type Parts } from '../remotes/useRemote.ts';

interface Props {
  router: ReturnType<typeof createBrowserRouter>;
  parts: Parts;
}

/** What every screen has around it, mounted once. */
export function App({ router, parts }: Props) {
  return (
    <StrictMode>
      <GlobalStyle />
      <StateProvider>
        <QueryClientProvider client={queryClient}>
          <PartsProvider value={parts}>
            <RouterProvider router={router} />
          </PartsProvider>
        </QueryClientProvider>
      </StateProvider>
    </StrictMode>
  );
}
