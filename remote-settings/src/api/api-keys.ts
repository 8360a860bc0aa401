import { apiMutation, apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

const LIST = 'GET /api_keys';

/** The company's named API keys, in the order of their names. Fails with 403 for people who are not owners. */
export function apiKeysQuery() {
  return queryOptions({ ...apiQuery(LIST), select: ({ api_keys: keys }) => keys });
}

/** Resolves to the key with its secret, which cannot be loaded again. */
export function useCreateApiKey() {
  const refresh = useRefresh(LIST);
  // The secret does not wait for the list.
  return useMutation({ ...apiMutation('POST /api_keys'), onSuccess: () => void refresh() });
}

export function useRevokeApiKey() {
  // Also after a failure: another owner may have revoked it.
  return useMutation({ ...apiMutation('DELETE /api_keys/:id'), onSettled: useRefresh(LIST) });
}
