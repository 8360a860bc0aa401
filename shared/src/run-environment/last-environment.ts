import { useSyncExternalStore } from 'react';

const KEY = 'steplight.last-environment';
const listeners = new Set<() => void>();

/** The name of the environment that was chosen last in this browser; null: none, or it cannot be read. */
export function lastEnvironment(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers the choice for the next runs; without storage it is forgotten. */
export function rememberEnvironment(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Storage is full or switched off.
  }
  for (const listener of listeners) listener();
}

/** The last choice, wherever on the page it was made. */
export function useLastEnvironment(): string | null {
  return useSyncExternalStore(subscribe, lastEnvironment);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
