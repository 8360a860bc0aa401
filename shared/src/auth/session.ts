import type { LoginReply, User } from 'shared/contract';

export interface Session {
  token: string;
  user: User;
}

/** `elsewhere`: somebody signed out in another tab. A session that expired did so in every tab. */
export type SessionEndReason = 'signed-out' | 'expired' | 'elsewhere';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
const SESSION_KEYS = [TOKEN_KEY, USER_KEY, 'refreshToken', 'tokenExpiry'];
/** Never stays stored: setting it is how other tabs hear why the session ends before they see its token go. */
const END_KEY = 'sessionEnd';

const listeners = new Set<() => void>();
const cleanups = new Set<() => void>();
let session = load();
let endReason: SessionEndReason | null = null;
let reasonElsewhere: SessionEndReason = 'elsewhere';

/** The session of this browser, or null. The same object until it changes. */
export function readSession(): Session | null {
  return session;
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
  announce();
}

/** Ends the session here and, through the storage event, in every other tab; runs every registered clean-up. */
export function endSession(reason: SessionEndReason): void {
  localStorage.setItem(END_KEY, reason);
  localStorage.removeItem(END_KEY);
  for (const key of SESSION_KEYS) localStorage.removeItem(key);
  forget(reason);
}

/** Registers what must be forgotten or stopped with a session. Returns the way to take it back. */
export function onSessionEnd(cleanup: () => void): () => void {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forget(reason: SessionEndReason): void {
  if (!session) return;
  session = null;
  endReason = reason;
  for (const cleanup of cleanups) cleanup();
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function load(): Session | null {
  const token = localStorage.getItem(TOKEN_KEY);
  if (!token) return null;
  try {
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? '') as User;
    return typeof user?.email === 'string' ? { token, user } : null;
  } catch {
    return null;
  }
}

// What another tab did to the session holds here too.
function followStorage(): void {
  const stored = load();
  if (stored?.token === session?.token) return;
  if (session) forget(reasonElsewhere);
  reasonElsewhere = 'elsewhere';
  if (!stored) return;
  session = stored;
  endReason = null;
  announce();
}

globalThis.addEventListener('storage', ({ key, newValue }) => {
  if (key === END_KEY && newValue === 'expired') reasonElsewhere = 'expired';
  // `key` is null when the whole storage was cleared.
  if (key === TOKEN_KEY || key === null) followStorage();
});
// A page that the browser kept for "Back" heard of nothing meanwhile.
globalThis.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) followStorage();
});
