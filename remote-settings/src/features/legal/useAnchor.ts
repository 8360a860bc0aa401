import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared/router';

/** Goes to the heading that the address names after `#`, for eyes and for the keyboard; Back returns to where the page was left. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const isFirst = useRef(true);

  useEffect(() => {
    const isReturn = isHistory && !isFirst.current;
    isFirst.current = false;
    if (isReturn) return;
    const heading = document.getElementById(hash.slice(1));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.();
  }, [hash, key, isHistory]);
}
