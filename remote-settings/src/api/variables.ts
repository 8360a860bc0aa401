import type { Variable, VariableBody, VariableListReply } from 'shared/contract';
import { logError } from 'shared/feedback';
import { request } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const variablesKey = ['remote-settings', 'variables'];
const addressOf = (name: string) => `/company/variables/${encodeURIComponent(name)}`;

/** The company's variables and secrets, in the order of their names. */
export function variablesQuery() {
  return queryOptions({
    queryKey: variablesKey,
    queryFn: async ({ signal }) =>
      (await request<VariableListReply>('/company/variables', { signal })).variables,
  });
}

/** Adds a variable, or replaces the one of that name. */
export function useSaveVariable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...body }: VariableBody & { name: string }) =>
      request<{ variable: Variable }>(addressOf(name), { method: 'PUT', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: variablesKey }),
    onError: (error) => logError(error, 'Saving a variable'),
  });
}

export function useDeleteVariable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => request<undefined>(addressOf(name), { method: 'DELETE' }),
    onError: (error) => logError(error, 'Deleting a variable'),
    // Also after a failure: somebody else may have deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: variablesKey }),
  });
}
