import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** Every suite of the company. */
export function suitesQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'suites'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_blueprint_category/list', { signal })).categories,
  });
}
