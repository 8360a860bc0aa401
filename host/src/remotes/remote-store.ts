import type { RemoteName } from 'shared/registry';
import type { Remote } from 'shared/remote';
import { RemoteRefusedError, type Federation } from './federation.ts';
import type { Releases } from './releases.ts';

export type RemoteState =
  | { status: 'waiting' }
  | { status: 'loading' }
  | { status: 'loaded'; remote: Remote; build: string }
  | { status: 'failed'; error: unknown };

export interface RemoteStore {
  state: (name: RemoteName) => RemoteState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the remote unless it is loaded, loading or failed. */
  load: (name: RemoteName) => void;
  /** Loads it ahead of need: a failure is forgotten, so that the visit itself tries again. */
  prefetch: (name: RemoteName) => void;
  /** Loads it again from nothing, after a failure; what is deployed by now, if that is another build. */
  retry: (name: RemoteName) => void;
  /** Puts the build that is deployed by now in the place of the one on the page. Rejects and leaves that one where it cannot be loaded. */
  update: (name: RemoteName) => Promise<void>;
}

const WAITING: RemoteState = { status: 'waiting' };
/** Milliseconds within which a failure counts as a lost connection, which is tried once more at once. */
const QUICK = 1000;

/** Which remotes are on the page, and how far each one is. */
export function createRemoteStore(federation: Federation, releases: Pick<Releases, 'find'>): RemoteStore {
  const states = new Map<RemoteName, RemoteState>();
  /** Parts that have run on the page, in whatever build. */
  const run = new Set<RemoteName>();
  const listeners = new Set<() => void>();

  const state = (name: RemoteName) => states.get(name) ?? WAITING;
  const change = (name: RemoteName, next: RemoteState) => {
    states.set(name, next);
    for (const listener of listeners) listener();
  };

  // Only what has run needs to be forgotten: its lazy screens remember the chunks that failed.
  const bring = async (name: RemoteName, isAgain: boolean): Promise<RemoteState> => {
    const release = await releases.find(name, isAgain);
    const remote = await federation.load(release, run.has(name));
    run.add(name);
    return { status: 'loaded', remote, build: release.build };
  };

  const bringPatiently = async (name: RemoteName, isAgain: boolean): Promise<RemoteState> => {
    const begin = performance.now();
    try {
      return await bring(name, isAgain);
    } catch (error) {
      if (error instanceof RemoteRefusedError || performance.now() - begin > QUICK) throw error;
      return bring(name, true);
    }
  };

  const start = async (name: RemoteName, isAgain = false): Promise<void> => {
    change(name, { status: 'loading' });
    try {
      change(name, await bringPatiently(name, isAgain));
    } catch (error) {
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
      void start(name, true);
    },
    async update(name) {
      change(name, await bring(name, true));
    },
  };
}
