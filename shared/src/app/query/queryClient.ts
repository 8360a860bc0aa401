import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from 'shared/auth';
import type { Change } from 'shared/contract';
import { logError } from 'shared/feedback';
import { ApiError, connection, editRefusal, onConnectionChange } from 'shared/http';
import { endpointOf } from './api-query.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Called when the query fails after its retries. */
      onError?: (error: Error) => void;
      /**
       * Whether a change that the server reports concerns the query, which is then loaded again. `unknown`: anything may have changed.
       * `data`: what is loaded.
       */
      isChangedBy?(change: Change | 'unknown', data: unknown): boolean;
    };
  }
}

const MAX_RETRIES = 2;

// What is on the screen is loaded again when the server is back, too.
onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(connection() === 'online')));

/**
 * A client with the product's defaults: only a missing or broken server is asked again, and a mutation never is.
 * Without a connection, or a server, a query fails at once, so that its screen offers to try again, and is loaded when the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta, queryKey }) {
        if (!isAnswer(error)) logFailedCall(error, queryKey);
        meta?.onError?.(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { options }) => logFailedCall(error, options.mutationKey),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        staleTime: 1000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The client of the page; everything in it is forgotten with the session. */
export const queryClient = createQueryClient();
onSessionEnd(() => queryClient.clear());

function logFailedCall(error: unknown, key: readonly unknown[] | undefined): void {
  // The person was asked about it.
  if (editRefusal(error)) return;
  const endpoint = endpointOf(key);
  if (endpoint !== null) logError(error, `${endpoint} failed.`);
}

/** Who may not see something, and a server that does not have it, or does not know the call: the screen says so. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function isWorthRetrying(error: unknown): boolean {
  return (
    connection() === 'online' && error instanceof ApiError && (error.status === 0 || error.status >= 502)
  );
}
