import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Milliseconds for which the addresses of media are good; a finished run does not change otherwise. */
const FRESHNESS = 50 * 60 * 1000;

/** The newest passed run of the same test before this one, in `test_run`; null: there is none. */
export function lastPassedQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'last-passed'],
    queryFn: ({ signal }) => callApi('GET /test_run/:id/last_passed', { params: { id: testRunId }, signal }),
    staleTime: FRESHNESS,
  });
}
