import { endSession, startSession } from 'shared/auth';
import type { BodyOf } from 'shared/contract';
import { callApi } from 'shared/http';
import { useMutation } from 'shared/query';

/** Signs in; the session begins before the mutation settles. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /auth/login'>) => callApi('POST /auth/login', { body }),
    onSuccess: startSession,
  });
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
