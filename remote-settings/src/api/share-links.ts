import { apiMutation, apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const LIST = 'GET /share_links';

/** The live share links of the company, newest first. */
export function shareLinksQuery() {
  return queryOptions({ ...apiQuery(LIST), select: ({ share_links: links }) => links });
}

export function useRevokeShareLink() {
  // Also after a failure: another user may have revoked it.
  return useMutation({ ...apiMutation('DELETE /share_links/:id'), onSettled: useRefresh(LIST) });
}
