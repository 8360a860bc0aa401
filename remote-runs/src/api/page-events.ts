import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** What the page told its developers during a finished test run; it does not change any more. */
export function pageEventsQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'events'],
    queryFn: ({ signal }) => callApi('GET /test_run/:id/events', { params: { id: testRunId }, signal }),
    staleTime: Infinity,
  });
}
