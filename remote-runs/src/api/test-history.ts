import type { HistoryReply } from 'shared/contract';
import { request } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The last results of the test that a run is of; null where the test is gone. */
export function testHistoryQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'history'],
    queryFn: async ({ signal }) =>
      (await request<HistoryReply>(`/test_run/${testRunId}/history`, { signal })).history,
  });
}
