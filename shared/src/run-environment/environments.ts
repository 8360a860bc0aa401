import { callApi, isNotFound } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The company's environments with their variables, in the order of their names. A server without environments has none. */
export function environmentsQuery() {
  return queryOptions({
    queryKey: ['environments'],
    queryFn: async ({ signal }) => {
      try {
        return (await callApi('GET /environments', { signal })).environments;
      } catch (error) {
        if (isNotFound(error)) return [];
        throw error;
      }
    },
    retry: false,
  });
}
