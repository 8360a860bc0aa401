import type { Suite } from 'shared/contract';
import { request } from 'shared/http';
import { queryOptions } from 'shared/query';

/** The company's test suites, to choose one from. */
export function suitesQuery() {
  return queryOptions({
    queryKey: ['runs', 'suites'],
    queryFn: async ({ signal }) =>
      (await request<{ categories: Suite[] }>('/test_blueprint_category/list', { signal })).categories,
  });
}
