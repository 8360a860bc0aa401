import { readSession } from './session.ts';

/** The key of what the signed-in person, and nobody else who uses this browser, finds again. */
export const personalKey = (name: string): string => `${name}:${readSession()?.user.email}`;

/** What this browser remembers under the key; null: nothing, or its storage is blocked. */
export function readRemembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers it in this browser; null forgets it. In a full or blocked storage it is not remembered. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It is only a convenience.
  }
}
