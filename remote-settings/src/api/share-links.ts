import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const shareLinksKey = ['remote-settings', 'share-links'];

/** The live share links of the company, newest first. */
export function shareLinksQuery() {
  return queryOptions({
    queryKey: shareLinksKey,
    queryFn: async ({ signal }) => (await callApi('GET /share_links', { signal })).share_links,
  });
}

export function useRevokeShareLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi('DELETE /share_links/:id', { params: { id } }),
    onError: (error) => logError(error, 'Revoking a share link'),
    // Also after a failure: another user may have revoked it.
    onSettled: () => client.invalidateQueries({ queryKey: shareLinksKey }),
  });
}
