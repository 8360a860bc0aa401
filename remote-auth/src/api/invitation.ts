import { endSession, readSession } from 'shared/auth';
import type { BodyInputOf } from 'shared/contract';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { ACCOUNT_KEY } from 'shared/members';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';

/** What the invitation with the link's token offers. A 401: it has expired, was withdrawn or was accepted. */
export function offerQuery(token: string) {
  return queryOptions({
    queryKey: ['remote-auth', 'invitation', token],
    queryFn: ({ signal }) => callApi('GET /invitation', { bearer: token, signal }),
    // Loaded again after it was accepted, it would be dead.
    staleTime: Infinity,
  });
}

/** Accepts the invitation with the link's token. */
export function useAcceptInvitation(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<'POST /invitation/accept'>) =>
      callApi('POST /invitation/accept', { body, bearer: token }),
    // A person who is signed in has one more company.
    onSuccess: () => client.invalidateQueries({ queryKey: ACCOUNT_KEY }),
  });
}

/** Signs the present person out, here at once and on the server in the background. */
export function signOut(): void {
  const token = readSession()?.token;
  if (token === undefined) return;
  endSession('signed-out');
  callApi('POST /auth/logout', { bearer: token }).catch((error: unknown) =>
    logError(error, 'Signing out on the server failed.'),
  );
}
