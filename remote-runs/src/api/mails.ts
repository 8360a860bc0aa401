import { apiQuery, queryOptions } from 'shared/query';

/** Milliseconds for which the addresses of the mails' pages are good. */
const FRESHNESS = 50 * 60 * 1000;

/** Mails to the address of a finished test run, in the order of their arrival. */
export function mailsQuery(testRunId: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id/mails', { params: { id: testRunId } }),
    select: ({ mails }) => mails,
    staleTime: FRESHNESS,
  });
}
