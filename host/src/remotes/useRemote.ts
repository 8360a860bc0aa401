import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Registry, RemoteName } from 'shared/registry';
import type { Releases } from './releases.ts';
import type { RemoteState, RemoteStore } from './remote-store.ts';

export interface Remotes {
  store: RemoteStore;
  releases: Releases;
}

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

function useRemotesContext(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('Remotes need a RemotesProvider above them.');
  return remotes;
}

export const useRemotes = (): RemoteStore => useRemotesContext().store;

export const useReleases = (): Releases => useRemotesContext().releases;

/** The registry as last read. */
export function useRegistry(): Registry {
  const releases = useReleases();
  return useSyncExternalStore(releases.subscribe, releases.deployed);
}

/** The state of a remote; does not load it. */
export function useRemoteState(name: RemoteName): RemoteState {
  const store = useRemotes();
  return useSyncExternalStore(store.subscribe, () => store.state(name));
}

/** The state of a remote, which is loaded when the first component uses it. */
export function useRemote(name: RemoteName): RemoteState {
  const store = useRemotes();
  const state = useRemoteState(name);
  useEffect(() => store.load(name), [store, name, state.status]);
  return state;
}
