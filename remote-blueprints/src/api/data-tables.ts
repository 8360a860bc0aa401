import type { DataTable, DataTableBody } from 'shared/contract';
import { callApi, isNotFound } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const LOAD = 'GET /test_blueprint/:id/table';
const SAVE = 'PUT /test_blueprint/:id/table';

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

/** Stores the table of a test. */
export function useSaveTable(testId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [SAVE],
    mutationFn: async (body: DataTableBody) => (await callApi(SAVE, { params: { id: testId }, body })).table,
    onSuccess: (table) => client.setQueryData(dataTableQuery(testId).queryKey, table),
  });
}
