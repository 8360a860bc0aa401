import type { VariableBody } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const variablesKey = ['remote-settings', 'variables'];

/** The company's variables and secrets, in the order of their names. */
export function variablesQuery() {
  return queryOptions({
    queryKey: variablesKey,
    queryFn: async ({ signal }) => (await callApi('GET /company/variables', { signal })).variables,
  });
}

/** Adds a variable, or replaces the one of that name. */
export function useSaveVariable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...body }: VariableBody & { name: string }) =>
      callApi('PUT /company/variables/:name', { params: { name }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: variablesKey }),
    onError: (error) => logError(error, 'Saving a variable'),
  });
}

export function useDeleteVariable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi('DELETE /company/variables/:name', { params: { name } }),
    onError: (error) => logError(error, 'Deleting a variable'),
    // Also after a failure: another user may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: variablesKey }),
  });
}
