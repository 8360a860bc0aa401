import { endSession, readSession } from 'shared/auth';
import { logError } from 'shared/feedback';
import { request } from 'shared/http';

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function signOut(): void {
  const token = readSession()?.token;
  if (!token) return;
  endSession('signed-out');
  request('/auth/logout', { method: 'POST', bearer: token, keepsSessionOn401: true }).catch(
    (error: unknown) => logError(error, 'Signing out on the server failed.'),
  );
}
