import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/router';

/** Milliseconds in which a screen that is gone back to may grow to its former length. */
const PATIENCE = 5000;
const STORAGE_KEY = 'steplight.scroll';
/** What a person does to scroll; it ends every attempt to do so for him. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A new screen begins at its top; Back, Forward and Reload come back to where it was left, as soon as its content is
 * long enough. Another query of the same screen moves nothing.
 */
export function useScrollOnNavigation(): void {
  const { key: visit, pathname, hash } = useLocation();
  // Every document begins with the same one.
  const key = visit === 'default' ? pathname : visit;
  const isHistory = useNavigationType() === 'POP';
  const positions = useRef<Record<string, number>>(null);
  const shown = useRef<{ key: string; pathname: string }>(null);
  positions.current ??= readPositions();

  useLayoutEffect(() => {
    const { current: known } = positions;
    if (!known) return;
    const isSameScreen = shown.current?.pathname === pathname;
    shown.current = { key, pathname };
    if (isHistory && known[key] !== undefined) return scrollWhenPossible(known[key]);
    if (!isSameScreen && !hash) scrollTo(0, 0);
    known[key] = scrollY;
  }, [key, pathname, hash, isHistory]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      if (positions.current && shown.current) positions.current[shown.current.key] = scrollY;
    };
    const store = () => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions.current));
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', store);
    };
  }, []);
}

/** Scrolls down to `top` once the page is long enough for it. Returns the way to give it up. */
function scrollWhenPossible(top: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) removeEventListener(move, stop, true);
  };
  const tryScroll = () => {
    scrollTo(0, top);
    if (document.documentElement.scrollHeight - innerHeight >= top) stop();
  };
  const observer = new ResizeObserver(tryScroll);
  const timer = setTimeout(stop, PATIENCE);
  for (const move of OWN_MOVES) addEventListener(move, stop, true);
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
