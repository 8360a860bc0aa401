import { useEffect, useRef } from 'react';
import { loadTimeoutMs } from 'shared/environment';
import { useLocation } from 'shared/router';

/** How long, after its remote has loaded, the heading of a new screen may appear or be replaced and still receive the focus. */
const HEADING_TIMEOUT_MS = 1000;

/**
 * Moves the focus to the heading of a new screen after a navigation, as a page load would. The first screen of a page load,
 * including its redirects, and a changed query do not move it. If the screen or the user has moved the focus, it stays there.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const focusedPath = useRef<string | null>(null);

  useEffect(() => {
    if (focusedPath.current === pathname) return;
    const isPageLoad = focusedPath.current === null;
    // Its screen is gone: whoever returns to it before this one has a heading comes to a new one.
    if (!isPageLoad) focusedPath.current = '';
    // A focused element inside the new screen was focused by that screen: the previous screen's elements are gone.
    let expected = isInScreen(document.activeElement) ? null : document.activeElement;
    let heading: HTMLElement | null = null;

    const focusHeading = () => {
      const found = document.querySelector<HTMLElement>('main h1');
      if (!found || found === heading) return;
      heading = found;
      focusedPath.current = pathname;
      const isUnmoved = document.activeElement === expected || document.activeElement === document.body;
      if (isPageLoad || !isUnmoved) return stop();
      found.tabIndex = -1;
      found.focus({ preventScroll: true });
      expected = found;
    };
    const observer = new MutationObserver(focusHeading);
    const timer = setTimeout(() => stop(), loadTimeoutMs() + HEADING_TIMEOUT_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    // Not only `main`: it comes with the frame, which a navigation can replace.
    observer.observe(document.body, { childList: true, subtree: true });
    focusHeading();
    return stop;
  }, [pathname]);
}

function isInScreen(element: Element | null): boolean {
  return element?.matches('main *') ?? false;
}
