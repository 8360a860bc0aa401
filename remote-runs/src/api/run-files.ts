import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Milliseconds without a refetch: the addresses last an hour. */
const FRESHNESS = 50 * 60 * 1000;

/** What a finished test run has downloaded. */
export function runFilesQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'files'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_run/:id/files', { params: { id: testRunId }, signal })).files,
    staleTime: FRESHNESS,
  });
}
