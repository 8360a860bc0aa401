import type { Sso, SsoBody, SsoProvider } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

const ssoKey = ['remote-settings', 'sso'];
const linkKey = ['remote-settings', 'sso-link'];

/** Fails with 403 for people who are not owners. */
export function ssoQuery() {
  return queryOptions({
    queryKey: ssoKey,
    queryFn: async ({ signal }) => (await callApi('GET /sso', { signal })).sso,
  });
}

/** Whether the signed-in person can link the account, and whether it is linked. */
export function ssoLinkQuery() {
  return queryOptions({
    queryKey: linkKey,
    queryFn: ({ signal }) => callApi('GET /sso/link', { signal }),
  });
}

/** Begins the linking: the reply has the address of the provider's page. */
export function useStartLink() {
  return useMutation({
    mutationFn: () => callApi('POST /sso/link', { withCookies: true }),
    onError: (error) => logError(error, 'Linking the account'),
  });
}

export function useSaveSso() {
  return useSsoChange(async (body: SsoBody) => (await callApi('PUT /sso', { body })).sso);
}

export function useAddDomain() {
  return useSsoChange(
    async (domain: string) => (await callApi('POST /sso/domains', { body: { domain } })).sso,
  );
}

export function useVerifyDomain() {
  return useSsoChange(
    async (id: number) => (await callApi('POST /sso/domains/:id/verify', { params: { id } })).sso,
  );
}

export function useRemoveDomain() {
  return useRemoval((id: number) => callApi('DELETE /sso/domains/:id', { params: { id } }));
}

export function useRemoveSso() {
  return useRemoval((_provider: SsoProvider) => callApi('DELETE /sso'));
}

export function useTestSso() {
  return useMutation({ mutationFn: () => callApi('POST /sso/test') });
}

/** A change whose reply is all that is stored. */
function useSsoChange<Input>(change: (input: Input) => Promise<Sso>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess(sso) {
      client.setQueryData(ssoKey, sso);
      void client.invalidateQueries({ queryKey: linkKey });
    },
    onError: (error) => logError(error, 'Changing single sign-on'),
  });
}

function useRemoval<Input>(remove: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onError: (error) => logError(error, 'Changing single sign-on'),
    async onSettled() {
      await client.invalidateQueries({ queryKey: ssoKey });
      await client.invalidateQueries({ queryKey: linkKey });
    },
  });
}
