import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Registry, RemoteName } from 'shared/registry';
import type { Releases } from './releases.ts';
import type { RemoteState, RemoteStore } from './remote-store.ts';

/** What the page is composed of. */
export interface Parts {
  store: RemoteStore;
  releases: Releases;
}

const PartsContext = createContext<Parts | null>(null);

export const PartsProvider = PartsContext.Provider;

function useParts(): Parts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('The parts of the page need a PartsProvider above them.');
  return parts;
}

/** The remotes of the page. */
export const useRemotes = (): RemoteStore => useParts().store;

/** Which builds the page is made of. */
export const useReleases = (): Releases => useParts().releases;

/** The registry as it was last seen. */
export function useRegistry(): Registry {
  const releases = useReleases();
  return useSyncExternalStore(releases.subscribe, releases.deployed);
}

/** How far a remote is, without asking for it. */
export function useRemoteState(name: RemoteName): RemoteState {
  const store = useRemotes();
  return useSyncExternalStore(store.subscribe, () => store.state(name));
}

/** One remote, loaded from the first time that a component asks for it. */
export function useRemote(name: RemoteName): RemoteState {
  const store = useRemotes();
  const state = useRemoteState(name);
  useEffect(() => store.load(name), [store, name, state.status]);
  return state;
}
