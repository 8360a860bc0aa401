import { callApi } from 'shared/http';
import { queryOptions } from 'shared/query';

const KEY = ['remote-blueprints', 'versions'] as const;

/**
 * The 50 newest versions of a test or module, or the 50 before the version `before`, newest first. Loaded each time the
 * history opens. 404 from a server that keeps no history.
 */
export function versionListQuery(id: number, before?: number) {
  return queryOptions({
    queryKey: [...KEY, id, 'list', before],
    queryFn: ({ signal }) =>
      callApi('GET /test_blueprint/:id/versions', { params: { id }, query: { before }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The content of a version, which never changes. */
export function versionQuery(id: number, version: number) {
  return queryOptions({
    queryKey: [...KEY, id, 'detail', version],
    queryFn: async ({ signal }) =>
      (await callApi('GET /test_blueprint/:id/versions/:version', { params: { id, version }, signal }))
        .version,
    staleTime: Infinity,
  });
}
