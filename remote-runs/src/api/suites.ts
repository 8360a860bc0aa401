import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The company's test suites, to choose one from. */
export function suitesQuery() {
  return queryOptions({
    queryKey: ['runs', 'suites'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_blueprint_category/list', { signal })).categories,
  });
}
