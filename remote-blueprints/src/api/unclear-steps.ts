import type { UnclearStep } from 'shared/contract';
import { request } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The stored steps of all tests and modules that cannot be run as they are. */
export function unclearStepsQuery() {
  return queryOptions({
    queryKey: ['remote-blueprints', 'unclear-steps'],
    queryFn: async ({ signal }) =>
      (await request<{ unclear_steps: UnclearStep[] }>('/test_blueprint/unclear_steps', { signal }))
        .unclear_steps,
  });
}
