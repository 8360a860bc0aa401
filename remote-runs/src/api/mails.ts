import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Milliseconds for which the addresses of the mails' pages are good. */
const FRESHNESS = 50 * 60 * 1000;

/** Mails to the address of a finished test run, in the order of their arrival. */
export function mailsQuery(testRunId: number) {
  return queryOptions({
    queryKey: ['runs', 'test-runs', testRunId, 'mails'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_run/:id/mails', { params: { id: testRunId }, signal })).mails,
    staleTime: FRESHNESS,
  });
}
