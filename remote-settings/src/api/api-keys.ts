import type { BodyInputOf } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const apiKeysKey = ['remote-settings', 'api-keys'];

/** The company's named API keys, in the order of their names. Fails with 403 for people who are not owners. */
export function apiKeysQuery() {
  return queryOptions({
    queryKey: apiKeysKey,
    queryFn: async ({ signal }) => (await callApi('GET /api_keys', { signal })).api_keys,
  });
}

/** Resolves to the key with its secret, which cannot be loaded again. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyInputOf<'POST /api_keys'>) =>
      (await callApi('POST /api_keys', { body })).api_key,
    // The secret does not wait for the list.
    onSuccess: () => void client.invalidateQueries({ queryKey: apiKeysKey }),
    onError: (error) => logError(error, 'Creating an API key'),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi('DELETE /api_keys/:id', { params: { id } }),
    onError: (error) => logError(error, 'Revoking an API key'),
    // Also after a failure: another owner may have revoked it.
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysKey }),
  });
}
