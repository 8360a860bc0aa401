import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The stored steps of all tests and modules that cannot be run as they are. */
export function unclearStepsQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'unclear-steps'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_blueprint/unclear_steps', { signal })).unclear_steps,
  });
}
