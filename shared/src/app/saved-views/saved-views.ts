import type { SavedViewList } from 'shared/constants';
import type { ReplyOf } from 'shared/contract';
import { apiMutation, optionalApiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const LIST = 'GET /saved_views';

/** Named filters of a list: own and shared ones, by name. null: the server has none. */
export function savedViewsQuery(list: SavedViewList) {
  return queryOptions({ ...optionalApiQuery(LIST), select: VIEWS_OF[list] });
}

/** Servers that do not name the list have only views of runs. */
const viewsOf = (list: SavedViewList) => (reply: ReplyOf<typeof LIST> | null) =>
  reply && reply.saved_views.filter((view) => (view.list ?? 'runs') === list);

/** The same function in every render, so that nothing is selected twice. */
const VIEWS_OF = { runs: viewsOf('runs'), tests: viewsOf('tests') };

export const useSaveView = () =>
  useMutation({ ...apiMutation('POST /saved_views'), onSuccess: useRefresh(LIST) });

export const useRenameView = () =>
  useMutation({ ...apiMutation('PUT /saved_views/:id'), onSuccess: useRefresh(LIST) });

/** The list is loaded again after a failure too: the view may be gone already. */
export const useDeleteView = () =>
  useMutation({ ...apiMutation('DELETE /saved_views/:id'), onSettled: useRefresh(LIST) });
