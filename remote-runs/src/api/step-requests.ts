import { apiQuery, queryOptions } from 'shared/query';

/** What the pages requested during a step of a finished run; it does not change. */
export function stepRequestsQuery(testRunId: number, stepNumber: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id/steps/:step/requests', { params: { id: testRunId, step: stepNumber } }),
    staleTime: Infinity,
  });
}
