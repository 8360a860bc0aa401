import { useEffect } from 'react';
import { REMOTE_NAMES } from 'shared/registry';
import { useRemotes } from '../remotes/useRemote.ts';

/** Milliseconds that the screen that was asked for has for itself and its data. */
const HEAD_START = 2000;

/** Fetches the other parts of the product once the screen that was asked for has had its turn. */
export function usePrefetchOnIdle(): void {
  const remotes = useRemotes();
  useEffect(() => {
    const prefetchAll = () => REMOTE_NAMES.forEach((name) => remotes.prefetch(name));
    // Safari has no idle callback.
    const whenIdle = globalThis.requestIdleCallback ?? prefetchAll;
    const timer = setTimeout(() => whenIdle(prefetchAll), HEAD_START);
    return () => clearTimeout(timer);
  }, [remotes]);
}
