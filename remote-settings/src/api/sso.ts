import type { Sso } from 'shared/contract';
import {
  apiMutation,
  apiQuery,
  queryOptions,
  useMutation,
  useQueryClient,
  useRefresh,
  type ChangingEndpoint,
} from 'shared/query';

const SSO = 'GET /sso';
const LINK = 'GET /sso/link';

/** Fails with 403 for people who are not owners. */
export function ssoQuery() {
  return queryOptions({ ...apiQuery(SSO), select: ({ sso }) => sso });
}

/** Whether the signed-in person can link the account, and whether it is linked. */
export const ssoLinkQuery = () => apiQuery(LINK);

/** Begins the linking: the reply has the address of the provider's page. */
export const useStartLink = () => useMutation(apiMutation('POST /sso/link', { withCookies: true }));

export const useSaveSso = () => useSsoChange(apiMutation('PUT /sso'));

export const useAddDomain = () => useSsoChange(apiMutation('POST /sso/domains'));

export const useVerifyDomain = () => useSsoChange(apiMutation('POST /sso/domains/:id/verify'));

export const useRemoveDomain = () => useRemoval('DELETE /sso/domains/:id');

export const useRemoveSso = () => useRemoval('DELETE /sso');

export const useTestSso = () => useMutation(apiMutation('POST /sso/test'));

/** A change whose reply is all that is stored. */
function useSsoChange<Call>(change: { mutationFn: (call: Call) => Promise<{ sso: Sso }> }) {
  const client = useQueryClient();
  const refreshLink = useRefresh(LINK);
  return useMutation({
    ...change,
    onSuccess(reply) {
      client.setQueryData(ssoQuery().queryKey, reply);
      void refreshLink();
    },
  });
}

function useRemoval<Key extends ChangingEndpoint>(endpoint: Key) {
  return useMutation({ ...apiMutation(endpoint), onSettled: useRefresh(SSO, LINK) });
}
