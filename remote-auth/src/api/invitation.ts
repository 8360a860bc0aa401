import { endSession, readSession } from 'shared/auth';
import { logError } from 'shared/feedback';
import { callApi } from 'shared/http';
import { apiMutation, apiQuery, queryOptions, useMutation, useRefresh } from 'shared/query';

/** What the invitation with the link's token offers. A 401: it has expired, was withdrawn or was accepted. */
export function offerQuery(token: string) {
  return queryOptions({
    ...apiQuery('GET /invitation', { bearer: token }),
    // Loaded again after it was accepted, it would be dead.
    staleTime: Infinity,
  });
}

/** Accepts the invitation with the link's token. */
export function useAcceptInvitation(token: string) {
  return useMutation({
    ...apiMutation('POST /invitation/accept', { bearer: token }),
    // A person who is signed in has one more company.
    onSuccess: useRefresh('GET /account'),
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
