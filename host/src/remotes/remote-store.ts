import type { Remote, RemoteName } from 'shared/remote';
import type { Federation } from './federation.ts';

export type RemoteState =
  | { status: 'waiting' }
  | { status: 'loading' }
  | { status: 'loaded'; remote: Remote }
  | { status: 'failed'; error: unknown };

export interface RemoteStore {
  state: (name: RemoteName) => RemoteState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the remote unless it is loaded, loading or failed. */
  load: (name: RemoteName) => void;
  /** Loads it ahead of need: a failure is forgotten, so that the visit itself tries again. */
  prefetch: (name: RemoteName) => void;
  /** Loads it again from nothing, after a failure. */
  retry: (name: RemoteName) => void;
}

const WAITING: RemoteState = { status: 'waiting' };

/** Which remotes are on the page, and how far each one is. */
export function createRemoteStore(federation: Federation): RemoteStore {
  const states = new Map<RemoteName, RemoteState>();
  const needsFreshStart = new Set<RemoteName>();
  const listeners = new Set<() => void>();

  const state = (name: RemoteName) => states.get(name) ?? WAITING;
  const change = (name: RemoteName, next: RemoteState) => {
    states.set(name, next);
    for (const listener of listeners) listener();
  };

  const start = async (name: RemoteName): Promise<void> => {
    const isRetry = needsFreshStart.delete(name);
    change(name, { status: 'loading' });
    try {
      change(name, { status: 'loaded', remote: await federation.load(name, isRetry) });
    } catch (error) {
      needsFreshStart.add(name);
      change(name, { status: 'failed', error });
    }
  };

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(name) {
      if (state(name).status === 'waiting') void start(name);
    },
    prefetch(name) {
      if (state(name).status !== 'waiting') return;
      void start(name).then(() => {
        if (state(name).status === 'failed') change(name, WAITING);
      });
    },
    retry(name) {
      needsFreshStart.add(name);
      void start(name);
    },
  };
}
