import { endSession, readSession } from 'shared/auth';
import { confirmLeaving, logError } from 'shared/feedback';
import { request } from 'shared/http';

/** Ends the session here at once, and on the server as soon as it hears of it. Asks first where work is not saved. */
export async function signOut(): Promise<void> {
  if (!(await confirmLeaving())) return;
  const token = readSession()?.token;
  if (!token) return;
  endSession('signed-out');
  request('/auth/logout', { method: 'POST', bearer: token, keepsSessionOn401: true }).catch(
    (error: unknown) => logError(error, 'Signing out on the server failed.'),
  );
}
