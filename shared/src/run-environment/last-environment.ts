import { useSyncExternalStore } from 'react';
import { readRemembered, remember } from 'shared/auth';

const KEY = 'steplight.last-environment';
const listeners = new Set<() => void>();

/** The name of the environment that was chosen last in this browser; null: none, or it cannot be read. */
export const lastEnvironment = (): string | null => readRemembered(KEY);

/** Remembers the choice for the next runs. */
export function rememberEnvironment(name: string | null): void {
  remember(KEY, name);
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
