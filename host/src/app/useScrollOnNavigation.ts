import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/router';

/** How long a revisited screen may take to grow to its previous height. */
const RESTORE_TIMEOUT_MS = 5000;
const STORAGE_KEY = 'steplight.scroll';
/** Input that ends the restoration: the user scrolls. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a new screen to its top; Back, Forward and Reload restore the scroll position as soon as the content is tall
 * enough. A changed query of the same screen does not scroll.
 */
export function useScrollOnNavigation(): void {
  const { key: locationKey, pathname, hash } = useLocation();
  // Every page load starts with the same key.
  const key = locationKey === 'default' ? pathname : locationKey;
  const isHistory = useNavigationType() === 'POP';
  const positions = useRef<Record<string, number>>(null);
  const shown = useRef<{ key: string; pathname: string }>(null);
  positions.current ??= readPositions();

  useLayoutEffect(() => {
    const { current: saved } = positions;
    if (!saved) return;
    const isSameScreen = shown.current?.pathname === pathname;
    shown.current = { key, pathname };
    if (isHistory && saved[key] !== undefined) return scrollWhenPossible(saved[key]);
    if (!isSameScreen && !hash) scrollTo(0, 0);
    saved[key] = scrollY;
  }, [key, pathname, hash, isHistory]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const record = () => {
      if (positions.current && shown.current) positions.current[shown.current.key] = scrollY;
    };
    const store = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
    addEventListener('scroll', record, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('scroll', record);
      removeEventListener('pagehide', store);
    };
  }, []);
}

/** Scrolls to `top` once the page is tall enough. Returns a function that cancels it. */
function scrollWhenPossible(top: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of USER_EVENTS) removeEventListener(name, stop, true);
  };
  const tryScroll = () => {
    scrollTo(0, top);
    if (document.documentElement.scrollHeight - innerHeight >= top) stop();
  };
  const observer = new ResizeObserver(tryScroll);
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  for (const name of USER_EVENTS) addEventListener(name, stop, true);
  observer.observe(document.body);
  tryScroll();
  return stop;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
