import { apiQuery, queryOptions } from 'shared/query';

/** A test run whose failure leads to the editor; loaded once. */
export function testRunQuery(id: number) {
  return queryOptions({
    ...apiQuery('GET /test_run/:id', { params: { id } }),
    select: ({ test_run: run }) => run,
    staleTime: Infinity,
  });
}
