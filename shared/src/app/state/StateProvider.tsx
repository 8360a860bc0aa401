import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from 'shared/auth';

type Store = ReturnType<typeof createStore>;

const listeners = new Set<() => void>();
let store: Store = createStore();

// Every session starts with an empty store.
onSessionEnd(() => {
  store = createStore();
  for (const listener of listeners) listener();
});

/** Provides the store of the page; mounted once by the host. */
export function StateProvider({ children }: { children: ReactNode }) {
  return <Provider store={useSyncExternalStore(subscribe, () => store)}>{children}</Provider>;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
