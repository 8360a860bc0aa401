import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** A dialog that is mounted while it is open. `close` takes a callback that runs once the dialog has returned the focus. */
export function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback((then?: () => void) => {
    flushSync(() => setIsOpen(false));
    // An unmounted dialog returns the focus in a task of its own; the callback runs after it.
    if (then) setTimeout(then);
  }, []);
  return { isOpen, open, close };
}
