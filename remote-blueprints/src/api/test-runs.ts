import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

/** A test run whose failure leads to the editor; loaded once. */
export function testRunQuery(id: number) {
  return queryOptions({
    queryKey: ['remote-blueprints', 'test-runs', id],
    queryFn: async ({ signal }) => (await callApi('GET /test_run/:id', { params: { id }, signal })).test_run,
    staleTime: Infinity,
  });
}
