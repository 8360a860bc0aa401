import type { BodyInputOf, Environment } from 'shared/contract';
import { saveEdit } from 'shared/edits';
import { callApi } from 'shared/http';
import { apiMutation, apiQuery, optionalApiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';
import { baseOfEnvironment, ENVIRONMENT_WORDS } from '../model/environment-draft.ts';

const LIST = 'GET /environments';

/** The company's environments with their variables, in the order of their names. */
export function environmentsQuery() {
  return queryOptions({ ...apiQuery(LIST), select: ({ environments }) => environments });
}

/** Why tests cannot be run at the address; undefined: nothing is known against it. */
export function addressProblemQuery(url: string) {
  return queryOptions({
    ...optionalApiQuery('GET /environments/address_check', { query: { url } }),
    select: (reply) => reply?.problem ?? undefined,
  });
}

/** Adds an environment, or changes the one that was loaded. */
export function useSaveEnvironment(loaded: Environment | null) {
  return useMutation({
    mutationKey: [loaded === null ? 'POST /environments' : 'PUT /environments/:id'],
    mutationFn: (body: BodyInputOf<'POST /environments'>) =>
      loaded === null
        ? callApi('POST /environments', { body })
        : saveEdit({ body, base: baseOfEnvironment(loaded), words: ENVIRONMENT_WORDS }, (sent) =>
            callApi('PUT /environments/:id', { params: { id: loaded.id }, body: sent }),
          ),
    onSuccess: useRefresh(LIST),
  });
}

export function useDeleteEnvironment() {
  // Also after a failure: another user may have deleted it.
  return useMutation({ ...apiMutation('DELETE /environments/:id'), onSettled: useRefresh(LIST) });
}
