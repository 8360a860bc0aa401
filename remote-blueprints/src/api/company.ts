import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The company's variables and secrets, which steps call `{{name}}`. */
export function variablesQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'variables'],
    queryFn: async ({ signal }) => (await callApi('GET /company/variables', { signal })).variables,
    staleTime: 60_000,
  });
}
