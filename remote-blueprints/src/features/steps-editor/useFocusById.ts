import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that focuses the element with an id after the next render. */
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
