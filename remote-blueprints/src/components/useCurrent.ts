import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that stays the same and returns the value of the latest render, for handlers that must not change. */
export function useCurrent<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
