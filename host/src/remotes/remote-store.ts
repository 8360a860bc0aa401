import type { RemoteName } from 'shared/registry';
import type { Remote } from 'shared/remote';
import { ContractMismatchError, type Federation } from './federation.ts';
import type { Releases } from './releases.ts';

export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'loaded'; remote: Remote; build: string }
  | { status: 'failed'; error: unknown };

export interface RemoteStore {
  state: (name: RemoteName) => RemoteState;
  subscribe: (listener: () => void) => () => void;
  /** Loads a remote that is idle. */
  load: (name: RemoteName) => void;
  /** Loads a remote that is idle; null after a failure, which leaves it idle, so that `load` retries. */
  prefetch: (name: RemoteName) => Promise<Remote | null>;
  /** Loads the deployed build from scratch, after a failure. */
  retry: (name: RemoteName) => void;
  /** Replaces the loaded build by the deployed one. Rejects and keeps the loaded one if that cannot be loaded. */
  update: (name: RemoteName) => Promise<void>;
}

const IDLE: RemoteState = { status: 'idle' };
/** A failure within this time is taken for a lost connection and retried at once. */
const RETRY_WINDOW_MS = 1000;

/** The state of each remote on the page. */
export function createRemoteStore(federation: Federation, releases: Pick<Releases, 'find'>): RemoteStore {
  const states = new Map<RemoteName, RemoteState>();
  /** Remotes that have run on the page, in any build. */
  const executed = new Set<RemoteName>();
  const listeners = new Set<() => void>();

  const state = (name: RemoteName) => states.get(name) ?? IDLE;
  const setState = (name: RemoteName, next: RemoteState) => {
    states.set(name, next);
    for (const listener of listeners) listener();
  };

  const loadRemote = async (name: RemoteName, bypassCache: boolean): Promise<RemoteState> => {
    const release = await releases.find(name, bypassCache);
    // Only a remote that has run caches anything: its lazy screens cache chunks that failed to load.
    const remote = await federation.load(release, { bypassCache: executed.has(name) });
    executed.add(name);
    return { status: 'loaded', remote, build: release.build };
  };

  const loadWithRetry = async (name: RemoteName, bypassCache: boolean): Promise<RemoteState> => {
    const startedAt = performance.now();
    try {
      return await loadRemote(name, bypassCache);
    } catch (error) {
      const isLostConnection = performance.now() - startedAt <= RETRY_WINDOW_MS;
      if (error instanceof ContractMismatchError || !isLostConnection) throw error;
      return loadRemote(name, true);
    }
  };

  const start = async (name: RemoteName, bypassCache = false): Promise<void> => {
    setState(name, { status: 'loading' });
    try {
      setState(name, await loadWithRetry(name, bypassCache));
    } catch (error) {
      setState(name, { status: 'failed', error });
    }
  };

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(name) {
      if (state(name).status === 'idle') void start(name);
    },
    async prefetch(name) {
      if (state(name).status === 'idle') {
        await start(name);
        if (state(name).status === 'failed') setState(name, IDLE);
      }
      const current = state(name);
      return current.status === 'loaded' ? current.remote : null;
    },
    retry(name) {
      void start(name, true);
    },
    async update(name) {
      setState(name, await loadRemote(name, true));
    },
  };
}
