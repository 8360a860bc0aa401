import { useEffect } from 'react';
import { paths } from 'shared/router';
import { isConnectionLimited, prefetchScreen } from '../remotes/prefetch.ts';
import { useRemotes } from '../remotes/useRemote.ts';

/** The requested screen and its data load first. */
const PREFETCH_DELAY_MS = 2000;

/** By how likely they are next; the code of a screen is the same whatever its id. */
const SCREENS = [
  paths.runs(),
  paths.tests(),
  paths.testSuites(),
  paths.newTest(),
  paths.updateTest(1),
  paths.groupRun(1),
  paths.testRun(1),
  paths.github(),
  paths.settings(),
  paths.login(),
];

/** After the first screen, prefetches the others one after the other while the page is idle. */
export function usePrefetchOnIdle(): void {
  const store = useRemotes();
  useEffect(() => {
    let isStopped = isConnectionLimited();
    const prefetchAll = async () => {
      for (const path of SCREENS) {
        await untilIdle();
        if (isStopped) return;
        await prefetchScreen(store, path);
      }
    };
    const timer = setTimeout(() => void prefetchAll(), PREFETCH_DELAY_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [store]);
}

function untilIdle(): Promise<unknown> {
  // Safari has no idle callback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  return new Promise((resolve) => void whenIdle(resolve));
}
