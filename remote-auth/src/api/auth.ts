import { endSession, startSession } from 'shared/auth';
import type { EmailBody, LoginBody, LoginReply, ResetPasswordBody } from 'shared/contract';
import { request } from 'shared/http';
import { useMutation } from 'shared/query';

/** The API answers sign-up and a forgotten password with a sentence, the same for known and unknown addresses. */
interface MessageReply {
  message: string;
}

/** Signs in; the session begins before the mutation settles. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: LoginBody) => post<LoginReply>('/auth/login', body),
    onSuccess: startSession,
  });
}

/** Puts an address on the waiting list. */
export function useSignup() {
  return useMutation({ mutationFn: (body: EmailBody) => post<MessageReply>('/auth/signup', body) });
}

/** Asks for a mail with a reset link. */
export function useForgotPassword() {
  return useMutation({ mutationFn: (body: EmailBody) => post<MessageReply>('/auth/forgot-password', body) });
}

/** Sets a new password; `token` is the reset link's. The API ends the user's sessions, so this browser forgets its own. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (body: ResetPasswordBody) => post<MessageReply>('/auth/reset-password', body, token),
    onSuccess: () => endSession('signed-out'),
  });
}

// A 401 of these calls says something about what was typed, not about a session: its message stays on screen.
function post<Reply>(path: string, body: object, bearer?: string): Promise<Reply> {
  return request<Reply>(path, { method: 'POST', body, bearer, keepsSessionOn401: true });
}
