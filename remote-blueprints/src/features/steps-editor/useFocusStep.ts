import { useCallback, useLayoutEffect, useRef } from 'react';
import { stepTargets } from '../../components/focus-step.ts';

/** Returns a function that focuses the card of a step, or the Add button, after the next render. */
export function useFocusStep(): (id: string | undefined) => void {
  const wanted = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    stepTargets.find(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
