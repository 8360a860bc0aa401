import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The last results of the test that a run is of; null where the test is gone. */
export function testHistoryQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'history'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_run/:id/history', { params: { id: testRunId }, signal })).history,
  });
}
