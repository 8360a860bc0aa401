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

/** The names of the company's variables and secrets, which steps call `{{name}}`. */
export function variableNamesQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'variable-names'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /company/variables', { signal })).variables.map(({ name }) => name),
    staleTime: 60_000,
  });
}
