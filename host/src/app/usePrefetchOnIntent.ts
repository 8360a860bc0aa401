import { useEffect } from 'react';
import { prefetchScreen } from '../remotes/prefetch.ts';
import { useRemotes } from '../remotes/useRemote.ts';

/** A finger's touch begins with `pointerover`, too. */
const EVENTS = ['pointerover', 'focusin'] as const;

/** Prefetches the screen of any link of the page that the user points at, touches or focuses. */
export function usePrefetchOnIntent(): void {
  const store = useRemotes();
  useEffect(() => {
    let previous: Element | null = null;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const isNew = link !== previous;
      previous = link;
      if (isNew && link?.origin === location.origin) void prefetchScreen(store, link.pathname);
    };
    for (const event of EVENTS) document.addEventListener(event, prefetch);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, prefetch);
    };
  }, [store]);
}
