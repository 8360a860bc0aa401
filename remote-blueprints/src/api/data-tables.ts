import type { DataTable } from 'shared/contract';
import { callApi, isNotFound } from 'shared/http';
import { queryOptions } from 'shared/query';

const LOAD = 'GET /test_blueprint/:id/table';

/** The table of a stored test; null: it has none, or the server knows no tables. */
export function dataTableQuery(testId: number | null) {
  return queryOptions({
    queryKey: [LOAD, testId] as const,
    queryFn: async ({ signal }): Promise<DataTable | null> => {
      if (testId === null) return null;
      try {
        return (await callApi(LOAD, { params: { id: testId }, signal })).table;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    staleTime: 30_000,
  });
}
