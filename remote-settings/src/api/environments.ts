import type { BodyInputOf } from 'shared/contract';
import { callApi } from 'shared/http';
import { apiMutation, apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const LIST = 'GET /environments';

/** The company's environments with their variables, in the order of their names. */
export function environmentsQuery() {
  return queryOptions({ ...apiQuery(LIST), select: ({ environments }) => environments });
}

/** Adds an environment, or changes the one of this id. */
export function useSaveEnvironment(id: number | null) {
  return useMutation({
    mutationKey: [id === null ? 'POST /environments' : 'PUT /environments/:id'],
    mutationFn: (body: BodyInputOf<'POST /environments'>) =>
      id === null
        ? callApi('POST /environments', { body })
        : callApi('PUT /environments/:id', { params: { id }, body }),
    onSuccess: useRefresh(LIST),
  });
}

export function useDeleteEnvironment() {
  // Also after a failure: another user may have deleted it.
  return useMutation({ ...apiMutation('DELETE /environments/:id'), onSettled: useRefresh(LIST) });
}
