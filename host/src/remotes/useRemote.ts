import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { RemoteName } from 'shared/remote';
import type { RemoteState, RemoteStore } from './remote-store.ts';

const StoreContext = createContext<RemoteStore | null>(null);

export const RemotesProvider = StoreContext.Provider;

/** The remotes of the page. */
export function useRemotes(): RemoteStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useRemotes needs a RemotesProvider above it.');
  return store;
}

/** One remote, loaded from the first time that a component asks for it. */
export function useRemote(name: RemoteName): RemoteState {
  const store = useRemotes();
  const state = useSyncExternalStore(store.subscribe, () => store.state(name));
  useEffect(() => store.load(name), [store, name, state.status]);
  return state;
}
