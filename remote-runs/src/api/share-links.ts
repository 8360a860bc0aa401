import type { ReplyOf, ShareLink } from 'shared/contract';
import { apiMutation, apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

/** What a link shows. */
export type SharedRun = { test_group_run_id: number } | { test_run_id: number };

/** A link that was just created. */
export type NewShareLink = ReplyOf<'POST /share_links'>;

const LIST = 'GET /share_links';

/** The live links to a run, newest first. */
export function shareLinksQuery(run: SharedRun) {
  return queryOptions({
    ...apiQuery(LIST),
    select: ({ share_links: links }) => links.filter((link) => isTo(link, run)),
  });
}

function isTo(link: ShareLink, run: SharedRun): boolean {
  return 'test_run_id' in run
    ? link.test_run_id === run.test_run_id
    : link.test_group_run_id === run.test_group_run_id;
}

/** Creates a link that ends after some days; returns its address, which the server does not show again. */
export const useCreateShareLink = () =>
  useMutation({ ...apiMutation('POST /share_links'), onSuccess: useRefresh(LIST) });

/** Ends a link. */
export const useRevokeShareLink = () =>
  useMutation({ ...apiMutation('DELETE /share_links/:id'), onSettled: useRefresh(LIST) });
