import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** What has changed on the page of a failed step since the last passed run; null: it is not known. */
export function runChangesQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'changes'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_run/:id/changes', { params: { id: testRunId }, signal })).changes,
    staleTime: Infinity,
  });
}
