import { useEffect } from 'react';
import { REMOTE_NAMES } from 'shared/remote';
import { useRemotes } from '../remotes/useRemote.ts';

/** Milliseconds after which the rest of the product is fetched even if the browser never rests. */
const LATEST = 5000;

/** Fetches the other parts of the product once the screen that was asked for has had its turn. */
export function usePrefetchOnIdle(): void {
  const remotes = useRemotes();
  useEffect(() => {
    const prefetchAll = () => REMOTE_NAMES.forEach((name) => remotes.prefetch(name));
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(prefetchAll, LATEST);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(prefetchAll, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }, [remotes]);
}
