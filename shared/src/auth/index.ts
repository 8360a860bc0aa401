export {
  endSession,
  onSessionEnd,
  readSession,
  sessionEndReason,
  startSession,
  subscribeToSession,
} from './session.ts';
export type { Session, SessionEndReason } from './session.ts';
export { useSession } from './useSession.ts';
