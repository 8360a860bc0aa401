/** The one react-query of the page: its client, and the names that the product uses. */
export {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { QueryClient, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export { apiMutation, apiQuery, optionalApiQuery, useRefresh } from './api-query.ts';
export type { ChangingEndpoint } from './api-query.ts';
export { QueryClientProvider } from './QueryClientProvider.tsx';
export { useCursorPages } from './useCursorPages.ts';
export { useMutation } from './useMutation.ts';
export { createQueryClient, queryClient } from './queryClient.ts';
