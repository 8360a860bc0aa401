import { apiQuery, queryOptions } from 'shared/query';

/** Milliseconds for which the addresses of screenshots are good. */
const FRESHNESS = 50 * 60 * 1000;

/** What a step of a finished run, and of the last runs of its test, ended with; newest first. */
export function stepScreenshotsQuery(testRunId: number, stepNumber: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id/steps/:step/screenshots', {
      params: { id: testRunId, step: stepNumber },
    }),
    select: ({ screenshots }) => screenshots,
    staleTime: FRESHNESS,
  });
}
