import { endSession, startSession } from 'shared/auth';
import { ApiError } from 'shared/http';
import { apiMutation, apiQuery, queryOptions, useMutation, useQueryClient } from 'shared/query';

const MAILS = 'GET /notification_mails/:token';

/** Signs in; the session begins before the mutation settles. */
export const useLogin = () => useMutation({ ...apiMutation('POST /auth/login'), onSuccess: startSession });

/** Whether a sign-in failed only because the code of the second factor is missing. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}

/** Adds an address to the waiting list. */
export const useSignup = () => useMutation(apiMutation('POST /auth/signup'));

/** Requests a mail with a reset link. */
export const useForgotPassword = () => useMutation(apiMutation('POST /auth/forgot-password'));

/** Sets a new password; `token` is the reset link's. The API ends the user's sessions, so this browser ends its own. */
export function useResetPassword(token: string) {
  return useMutation({
    ...apiMutation('POST /auth/reset-password', { bearer: token }),
    onSuccess: () => endSession('signed-out'),
  });
}

/** Begins a sign-in by SSO: the reply has the address of the provider's page. */
export const useStartSso = () => useMutation(apiMutation('POST /auth/sso/start', { withCookies: true }));

/** Ends a sign-in by SSO with the code that the API led back with; the session begins before the mutation settles. */
export function useFinishSso() {
  return useMutation({
    ...apiMutation('POST /auth/sso/finish', { withCookies: true }),
    onSuccess: startSession,
  });
}

/** Confirms the change of an e-mail address; `token` is the link's. */
export const useConfirmEmail = (token: string) =>
  useMutation(apiMutation('POST /auth/confirm-email', { bearer: token }));

/** Whether a company may send results to an address; `token` is the link's. */
export const mailSubscriptionQuery = (token: string) => queryOptions(apiQuery(MAILS, { params: { token } }));

/** Confirms, unsubscribes or subscribes again. */
export function useAnswerMails(token: string) {
  const client = useQueryClient();
  const { queryKey } = mailSubscriptionQuery(token);
  return useMutation({
    ...apiMutation('POST /notification_mails/:token'),
    onSuccess: (reply) => client.setQueryData(queryKey, reply),
  });
}
