export { personalKey, readRemembered, remember } from './remembered.ts';
export {
  endSession,
  onSessionEnd,
  readSession,
  sessionEndReason,
  startSession,
  subscribeToSession,
  useSession,
} from './session.ts';
export type { Session, SessionEndReason } from './session.ts';
