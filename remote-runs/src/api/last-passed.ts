import { apiQuery, queryOptions } from 'shared/query';

/** Milliseconds for which the addresses of media are good; a finished run does not change otherwise. */
const FRESHNESS = 50 * 60 * 1000;

/** The newest passed run of the same test before this one, in `test_run`; null: there is none. */
export function lastPassedQuery(id: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id/last_passed', { params: { id } }),
    staleTime: FRESHNESS,
  });
}
