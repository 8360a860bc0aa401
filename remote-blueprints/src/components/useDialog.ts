import { useCallback, useEffect, useRef, useState } from 'react';

/** A dialog that is mounted while it is open. `close` takes what is to happen once the dialog has returned the focus. */
export function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const next = useRef<() => void>(undefined);
  useEffect(() => {
    if (isOpen || !next.current) return;
    // A dialog returns the focus in a task of its own when it is unmounted; this one comes after it.
    setTimeout(next.current);
    next.current = undefined;
  }, [isOpen]);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback((then?: () => void) => {
    next.current = then;
    setIsOpen(false);
  }, []);
  return { isOpen, open, close };
}
