import { apiQuery, queryOptions } from 'shared/query';

/** Milliseconds without a refetch: the addresses last an hour. */
const FRESHNESS = 50 * 60 * 1000;

/** What a finished test run has downloaded. */
export function runFilesQuery(testRunId: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id/files', { params: { id: testRunId } }),
    select: ({ files }) => files,
    staleTime: FRESHNESS,
  });
}
