import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession, type Session } from './session.ts';

/** The session of this browser; the component renders again when it starts or ends, in any tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession);
}
