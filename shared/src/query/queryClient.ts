import { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from 'shared/auth';
import { ApiError } from 'shared/http';

const MAX_RETRIES = 2;

/** A client with the product's defaults: only a missing or broken server is asked again, and a mutation never is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        staleTime: 1000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The client of the page; everything in it is forgotten with the session. */
export const queryClient = createQueryClient();
onSessionEnd(() => queryClient.clear());

function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}
