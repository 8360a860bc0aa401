import { apiQuery, queryOptions } from 'shared/query';

/** The company's variables and secrets, which steps call `{{name}}`. */
export function variablesQuery() {
  return queryOptions({
    ...apiQuery('GET /company/variables'),
    select: ({ variables }) => variables,
    staleTime: 60_000,
  });
}
