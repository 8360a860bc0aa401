import type { VariableBody } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { environmentsKey } from './environments.ts';

const variablesKey = ['remote-settings', 'variables'];
const keyOf = (environmentId?: number) => (environmentId === undefined ? variablesKey : environmentsKey);

/** The company's variables and secrets, in the order of their names. */
export function variablesQuery() {
  return queryOptions({
    queryKey: variablesKey,
    queryFn: async ({ signal }) => (await callApi('GET /company/variables', { signal })).variables,
  });
}

/** Adds a variable of the company or of an environment, or replaces the one of that name. */
export function useSaveVariable(environmentId?: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...body }: VariableBody & { name: string }) =>
      environmentId === undefined
        ? callApi('PUT /company/variables/:name', { params: { name }, body })
        : callApi('PUT /environments/:id/variables/:name', { params: { id: environmentId, name }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(environmentId) }),
    onError: (error) => logError(error, 'Saving a variable'),
  });
}

export function useDeleteVariable(environmentId?: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      environmentId === undefined
        ? callApi('DELETE /company/variables/:name', { params: { name } })
        : callApi('DELETE /environments/:id/variables/:name', { params: { id: environmentId, name } }),
    onError: (error) => logError(error, 'Deleting a variable'),
    // Also after a failure: another user may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(environmentId) }),
  });
}
