import type { ShareLink } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

/** What a link shows. */
export type SharedRun = { test_group_run_id: number } | { test_run_id: number };

const shareLinksKey = ['runs', 'share-links'];

/** The live links to a run, newest first. */
export function shareLinksQuery(run: SharedRun) {
  return queryOptions({
    queryKey: shareLinksKey,
    queryFn: async ({ signal }) => (await callApi('GET /share_links', { signal })).share_links,
    select: (links: ShareLink[]) => links.filter((link) => isTo(link, run)),
  });
}

function isTo(link: ShareLink, run: SharedRun): boolean {
  return 'test_run_id' in run
    ? link.test_run_id === run.test_run_id
    : link.test_group_run_id === run.test_group_run_id;
}

/** Creates a link that ends after some days; returns its address, which the server does not show again. */
export function useCreateShareLink(run: SharedRun) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (days: number) => (await callApi('POST /share_links', { body: { ...run, days } })).url,
    onSuccess: () => client.invalidateQueries({ queryKey: shareLinksKey }),
    onError: (error) => logError(error, 'Creating a share link'),
  });
}

/** Ends a link. */
export function useRevokeShareLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi('DELETE /share_links/:id', { params: { id } }),
    onError: (error) => logError(error, 'Revoking a share link'),
    onSettled: () => client.invalidateQueries({ queryKey: shareLinksKey }),
  });
}
