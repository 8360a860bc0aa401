import type { DataTableBody, EditRefusal } from 'shared/contract';
import { saveEdit, type Choice, type Edit } from 'shared/edits';
import { callApi } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { dataTableQuery } from './data-tables.ts';

const SAVE = 'PUT /test_blueprint/:id/table';

/** Stores the table of a test. */
export function useSaveTable(testId: number) {
  const client = useQueryClient();
  const { queryKey } = dataTableQuery(testId);
  return useMutation({
    mutationKey: [SAVE],
    mutationFn: ({ base, ...body }: DataTableBody) =>
      saveEdit({ body, base: { stored_at: base }, words: WORDS, settle }, ({ base: seen, ...sent }) => {
        const since = seen ? (seen['stored_at'] as string | null) : base;
        return callApi(SAVE, { params: { id: testId }, body: { ...sent, base: since } });
      }),
    onSuccess: (reply) =>
      reply ? client.setQueryData(queryKey, reply.table) : client.invalidateQueries({ queryKey }),
  });
}

const WORDS = { table: { label: 'The whole table', text: () => '' } };

/** Rows are known by their places only, so one of the tables is kept, and stored secrets of the other rows are to be entered again. */
function settle({ body }: Edit<DataTableBody>, { changed_at }: EditRefusal, [choice]: Choice[]) {
  const rows = body.rows.map((row) => ({ ...row, previous: null }));
  return choice === 'mine' ? { body: { ...body, rows }, base: { stored_at: changed_at } } : null;
}
