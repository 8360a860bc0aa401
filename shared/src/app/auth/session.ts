import { useSyncExternalStore } from 'react';
import type { LoginReply, User } from 'shared/contract';

export interface Session {
  token: string;
  user: User;
}

/** `elsewhere`: the user signed out in another tab. An expired session is expired in every tab. */
export type SessionEndReason = 'signed-out' | 'expired' | 'elsewhere';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
const SESSION_KEYS = [TOKEN_KEY, USER_KEY, 'refreshToken', 'tokenExpiry'];
/** Set and removed at once: the storage event tells other tabs the reason before the token is removed. */
const END_KEY = 'sessionEnd';

const listeners = new Set<() => void>();
const cleanups = new Set<() => void>();
let session = readStorage();
let endReason: SessionEndReason | null = null;
let reasonElsewhere: SessionEndReason = 'elsewhere';

/** The session of this browser, or null. The same object until it changes. */
export function readSession(): Session | null {
  return session;
}

/** The session of this browser; the component renders again when it starts or ends, in any tab. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, readSession);
}

/** Why the last session ended; null while signed in or before the first one. */
export function sessionEndReason(): SessionEndReason | null {
  return endReason;
}

export function startSession({ access_token, user }: LoginReply): void {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  localStorage.setItem(TOKEN_KEY, access_token);
  session = { token: access_token, user };
  endReason = null;
  notify();
}

/** Ends the session here and, through the storage event, in every other tab; runs every registered clean-up. */
export function endSession(reason: SessionEndReason): void {
  localStorage.setItem(END_KEY, reason);
  localStorage.removeItem(END_KEY);
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
  clear(reason);
}

/** Registers a clean-up that runs when a session ends. Returns a function that unregisters it. */
export function onSessionEnd(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function clear(reason: SessionEndReason): void {
  if (!session) return;
  session = null;
  endReason = reason;
  for (const cleanup of cleanups) cleanup();
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function readStorage(): Session | null {
  const token = localStorage.getItem(TOKEN_KEY);
  if (!token) return null;
  try {
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? '') as User;
    return typeof user?.email === 'string' ? { token, user } : null;
  } catch {
    return null;
  }
}

// Applies a change of the session by another tab.
function syncWithStorage(): void {
  const stored = readStorage();
  if (stored?.token === session?.token) return;
  if (session) clear(reasonElsewhere);
  reasonElsewhere = 'elsewhere';
  if (!stored) return;
  session = stored;
  endReason = null;
  notify();
}

globalThis.addEventListener('storage', ({ key, newValue }) => {
  if (key === END_KEY && newValue === 'expired') reasonElsewhere = 'expired';
  // `key` is null when the whole storage was cleared.
  if (key === TOKEN_KEY || key === null) syncWithStorage();
});
// A page from the back/forward cache has received no storage events.
globalThis.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) syncWithStorage();
});
