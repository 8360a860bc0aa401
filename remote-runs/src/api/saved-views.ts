import type { ReplyOf } from 'shared/contract';
import { apiMutation, optionalApiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const LIST = 'GET /saved_views';

/** Named filters of the list of runs: own and shared ones, by name. null: the server has none. */
export function savedViewsQuery() {
  return queryOptions({ ...optionalApiQuery(LIST), select: viewsOf });
}

const viewsOf = (reply: ReplyOf<typeof LIST> | null) => reply && reply.saved_views;

export const useSaveView = () =>
  useMutation({ ...apiMutation('POST /saved_views'), onSuccess: useRefresh(LIST) });

export const useRenameView = () =>
  useMutation({ ...apiMutation('PUT /saved_views/:id'), onSuccess: useRefresh(LIST) });

/** The list is loaded again after a failure too: the view may be gone already. */
export const useDeleteView = () =>
  useMutation({ ...apiMutation('DELETE /saved_views/:id'), onSettled: useRefresh(LIST) });
