import { endSession, onSessionEnd, startSession } from 'shared/auth';
import type { LoginReply } from 'shared/contract';

let ended = 0;
let isBetween = false;
onSessionEnd(() => {
  ended += 1;
});

/** How many sessions have ended in this page. No screen of one may live on in the next, which may be of another company. */
export function endedSessions(): number {
  return ended;
}

/** Whether a session has ended and the next one begins in a moment: there is no need to sign in. */
export function isBetweenSessions(): boolean {
  return isBetween;
}

/**
 * Ends the present session, with every clean-up, and begins the next one. @param goToStart navigates to the first screen of the dashboard;
 * resolves when it is done
 */
export async function replaceSession(next: LoginReply, goToStart: () => Promise<void> | void): Promise<void> {
  isBetween = true;
  endSession('signed-out');
  // Without a session unsaved work is not asked about again, and no screen loads what is of the other company.
  await goToStart();
  isBetween = false;
  startSession(next);
}
