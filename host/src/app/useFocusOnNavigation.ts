import { useEffect, useRef } from 'react';
import { useLocation } from 'shared/router';

/** Milliseconds in which a new screen's heading may appear, or be replaced, and still take the focus. */
const PATIENCE = 5000;

/**
 * Moves the focus to the heading of a screen that a navigation brought, as the load of a page would, once it is there.
 * The first screen of a page load is none of these, however many redirects led to it; neither is another query.
 * A screen that takes the focus itself, or a person who has moved on, keeps it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    const isPageLoad = shown.current === null;
    // What has the focus inside the screen by now was given it by the screen: the one before took its own away with it.
    let holder = isInScreen(document.activeElement) ? null : document.activeElement;
    let heading: HTMLElement | null = null;

    const follow = () => {
      const found = document.querySelector<HTMLElement>('main h1');
      if (!found || found === heading) return;
      heading = found;
      shown.current = pathname;
      const isFree = document.activeElement === holder || document.activeElement === document.body;
      if (isPageLoad || !isFree) return stop();
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
      holder = found;
    };
    const observer = new MutationObserver(follow);
    const timer = setTimeout(() => stop(), PATIENCE);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    follow();
    return stop;
  }, [pathname]);
}

function isInScreen(element: Element | null): boolean {
  return element?.matches('main *') ?? false;
}
