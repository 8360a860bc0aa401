import { useSyncExternalStore } from 'react';
import { readRemembered, remember } from 'shared/auth';

const KEY = 'steplight.last-environment';
const listeners = new Set<() => void>();

/** By its id, so that it is found under a new name. */
interface LastEnvironment {
  id: number;
  name: string;
}

const read = () => readRemembered(KEY);

/** The environment that was chosen last in this browser; null: none, or it cannot be read. */
export const lastEnvironment = (): LastEnvironment | null => parse(read());

/** Remembers the choice for the next runs. */
export function rememberEnvironment(environment: LastEnvironment | null): void {
  remember(KEY, environment && JSON.stringify({ id: environment.id, name: environment.name }));
  for (const listener of listeners) listener();
}

/** The last choice, wherever on the page it was made. */
export function useLastEnvironment(): LastEnvironment | null {
  return parse(useSyncExternalStore(subscribe, read));
}

/** The remembered one among those that there are. */
export function findLast<Environment extends { id: number; name: string }>(
  environments: readonly Environment[],
  last: LastEnvironment | null,
): Environment | undefined {
  return environments.find(({ id }) => id === last?.id);
}

function parse(text: string | null): LastEnvironment | null {
  try {
    const { id, name } = JSON.parse(text ?? '') as Partial<LastEnvironment>;
    return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
