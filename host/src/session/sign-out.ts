import { endSession, readSession } from 'shared/auth';
import { confirmLeaving, logError } from 'shared/feedback';
import { callApi } from 'shared/http';

/** Ends the session here at once and on the server in the background. Confirms first if work is unsaved. */
export async function signOut(): Promise<void> {
  if (!(await confirmLeaving())) return;
  const token = readSession()?.token;
  if (!token) return;
  endSession('signed-out');
  callApi('POST /auth/logout', { bearer: token }).catch((error: unknown) =>
    logError(error, 'Signing out on the server failed.'),
  );
}
