import { endSession, startSession } from 'shared/auth';
import type { BodyOf } from 'shared/contract';
import { ApiError, callApi } from 'shared/http';
import { useMutation } from 'shared/query';

/** Signs in; the session begins before the mutation settles. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /auth/login'>) => callApi('POST /auth/login', { body }),
    onSuccess: startSession,
  });
}

/** Whether a sign-in failed only because the code of the second factor is missing. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}

/** Adds an address to the waiting list. */
export function useSignup() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /auth/signup'>) => callApi('POST /auth/signup', { body }),
  });
}

/** Requests a mail with a reset link. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /auth/forgot-password'>) =>
      callApi('POST /auth/forgot-password', { body }),
  });
}

/** Sets a new password; `token` is the reset link's. The API ends the user's sessions, so this browser ends its own. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /auth/reset-password'>) =>
      callApi('POST /auth/reset-password', { body, bearer: token }),
    onSuccess: () => endSession('signed-out'),
  });
}

/** Begins a sign-in by SSO: the reply has the address of the provider's page. */
export function useStartSso() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /auth/sso/start'>) =>
      callApi('POST /auth/sso/start', { body, withCookies: true }),
  });
}

/** Ends a sign-in by SSO with the code that the API led back with; the session begins before the mutation settles. */
export function useFinishSso() {
  return useMutation({
    mutationFn: (code: string) => callApi('POST /auth/sso/finish', { body: { code }, withCookies: true }),
    onSuccess: startSession,
  });
}

/** Confirms the change of an e-mail address; `token` is the link's. */
export function useConfirmEmail(token: string) {
  return useMutation({
    mutationFn: () => callApi('POST /auth/confirm-email', { bearer: token }),
  });
}
