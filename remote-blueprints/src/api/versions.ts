import { apiQuery, queryOptions } from 'shared/query';

/**
 * The 50 newest versions of a test or module, or the 50 before the version `before`, newest first. Loaded each time the
 * history opens. 404 from a server that keeps no history.
 */
export function versionListQuery(id: number, before?: number) {
  return queryOptions({
    ...apiQuery('GET /test_blueprint/:id/versions', { params: { id }, query: { before } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The content of a version, which never changes. */
export function versionQuery(id: number, version: number) {
  return queryOptions({
    ...apiQuery('GET /test_blueprint/:id/versions/:version', { params: { id, version } }),
    select: ({ version: content }) => content,
    staleTime: Infinity,
  });
}
