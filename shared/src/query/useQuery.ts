import { useQuery as useReactQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * react-query's `useQuery`; but `refetch` asks again also while the first answer is still awaited. Calls have no time limit: one that hangs would
 * be waited for forever.
 */
export const useQuery = ((options: { queryKey: QueryKey }) => {
  const client = useQueryClient();
  const result = useReactQuery(options);
  // Only what a component reads of the result renders it again, so the result is not copied.
  return new Proxy(result, {
    get(target, name) {
      if (name !== 'refetch') return Reflect.get(target, name) as unknown;
      return (...args: Parameters<typeof target.refetch>) => {
        const query = client.getQueryCache().find({ queryKey: options.queryKey });
        if (query?.state.data === undefined && query?.state.fetchStatus === 'fetching')
          void query.cancel({ silent: true });
        return target.refetch(...args);
      };
    },
  });
}) as typeof useReactQuery;
