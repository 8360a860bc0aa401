import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'shared/router';

/** Milliseconds in which a new screen's heading may appear and still take the focus. */
const PATIENCE = 5000;

/**
 * Moves the focus to the heading of a screen that a navigation brought, as the load of a page would, once it is there.
 * A screen that takes the focus itself, or a person who has moved on, keeps it.
 */
export function useFocusOnNavigation(container: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    const element = container.current;
    if (shown.current === pathname || !element) return;
    shown.current = pathname;
    const origin = document.activeElement;
    const tryFocus = () => {
      const isMoved = document.activeElement !== origin && document.activeElement !== document.body;
      const heading = element.querySelector<HTMLElement>('h1');
      if (isMoved || !heading) return isMoved;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (tryFocus()) return;
    const observer = new MutationObserver(() => {
      if (tryFocus()) stop();
    });
    const timer = setTimeout(() => stop(), PATIENCE);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(element, { childList: true, subtree: true });
    return stop;
  }, [container, pathname]);
}
