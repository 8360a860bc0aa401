import { apiQuery, queryOptions } from 'shared/query';

/** The stored steps of all tests and modules that cannot be run as they are. */
export function unclearStepsQuery() {
  return queryOptions({
    ...apiQuery('GET /test_blueprint/unclear_steps'),
    select: ({ unclear_steps: steps }) => steps,
  });
}
