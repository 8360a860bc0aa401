import { useCallback, useLayoutEffect, useRef } from 'react';

/** Gives a function that focuses the element with an id as soon as the change that led to it is on screen. */
export function useFocusById(): (id: string | undefined) => void {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
