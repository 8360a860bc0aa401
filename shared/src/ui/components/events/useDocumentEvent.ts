import { useEffect, useEffectEvent } from 'react';

type Handled = 'keydown' | 'copy' | 'cut' | 'paste' | 'dragover';

/**
 * Listens on the document for what no element has handled: a component that handles an event prevents its default action, and by then it may
 * have removed the element and moved the focus. For shortcuts of a whole screen.
 * @param isEnabled false: does not listen
 */
export function useDocumentEvent<Type extends Handled>(
  type: Type,
  handle: (event: DocumentEventMap[Type]) => void,
  isEnabled = true,
): void {
  const handleUnhandled = useEffectEvent((event: DocumentEventMap[Type]) => {
    if (!event.defaultPrevented) handle(event);
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listener = (event: DocumentEventMap[Type]) => handleUnhandled(event);
    document.addEventListener(type, listener);
    return () => document.removeEventListener(type, listener);
  }, [type, isEnabled]);
}
