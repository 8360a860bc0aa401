import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The names of the company's variables and secrets, which steps call `{{name}}`. */
export function variableNamesQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'variable-names'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /company/variables', { signal })).variables.map(({ name }) => name),
    staleTime: 60_000,
  });
}
