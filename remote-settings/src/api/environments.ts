import type { BodyInputOf } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

export const environmentsKey = ['remote-settings', 'environments'];

/** The company's environments with their variables, in the order of their names. */
export function environmentsQuery() {
  return queryOptions({
    queryKey: environmentsKey,
    queryFn: async ({ signal }) => (await callApi('GET /environments', { signal })).environments,
  });
}

/** Adds an environment, or changes the one of this id. */
export function useSaveEnvironment(id: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<'POST /environments'>) =>
      id === null
        ? callApi('POST /environments', { body })
        : callApi('PUT /environments/:id', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: environmentsKey }),
    onError: (error) => logError(error, 'Saving an environment'),
  });
}

export function useDeleteEnvironment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi('DELETE /environments/:id', { params: { id } }),
    onError: (error) => logError(error, 'Deleting an environment'),
    // Also after a failure: another user may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: environmentsKey }),
  });
}
