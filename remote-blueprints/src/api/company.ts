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

/** The company's variables and secrets, which steps call `{{name}}`. */
export function variablesQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'variables'],
    queryFn: async ({ signal }) => (await callApi('GET /company/variables', { signal })).variables,
    staleTime: 60_000,
  });
}
