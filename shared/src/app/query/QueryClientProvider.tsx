import { QueryClientProvider as Provider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { HangingLoadsContext } from 'shared/ui';
import { endpointOf } from './api-query.ts';
import { followClicks } from './click-sequence.ts';

interface Props {
  client: QueryClient;
  children: ReactNode;
}

/** react-query's provider; screens within it can give up loads that hang, and a double click in them is one click. */
export function QueryClientProvider({ client, children }: Props) {
  useEffect(followClicks, []);
  return (
    <Provider client={client}>
      <HangingLoadsContext value={() => beginAgain(client)}>{children}</HangingLoadsContext>
    </Provider>
  );
}

/**
 * Calls have no time limit, and react-query's `refetch` joins a first load that is under way. Queries other than those of `apiQuery` may have
 * to be carried out once.
 */
function beginAgain(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined || endpointOf(query.queryKey) === null) continue;
    void query.cancel({ silent: true });
    // The screen shows a failure.
    query.fetch().catch(() => undefined);
  }
}
