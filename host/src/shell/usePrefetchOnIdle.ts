import { useEffect } from 'react';
import { REMOTE_NAMES } from 'shared/registry';
import { useRemotes } from '../remotes/useRemote.ts';

/** The requested screen and its data load first. */
const PREFETCH_DELAY_MS = 2000;

/** Prefetches the other remotes after the first screen. */
export function usePrefetchOnIdle(): void {
  const remotes = useRemotes();
  useEffect(() => {
    const prefetchAll = () => REMOTE_NAMES.forEach((name) => remotes.prefetch(name));
    // Safari has no idle callback.
    const whenIdle = globalThis.requestIdleCallback ?? prefetchAll;
    const timer = setTimeout(() => whenIdle(prefetchAll), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [remotes]);
}
