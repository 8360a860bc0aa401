import { useState } from 'react';

interface Opening {
  isOpen: boolean;
  opener: Element | null;
}

/**
 * Returns a function that moves the focus back to the element that had it when the overlay opened. That element is read
 * during rendering, before a field with autoFocus takes the focus.
 */
export function useReturnFocus(isOpen: boolean): () => void {
  const [opening, setOpening] = useState<Opening>({ isOpen: false, opener: null });
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, opener: isOpen ? document.activeElement : opening.opener });
  return () => {
    if (opening.opener instanceof HTMLElement) opening.opener.focus({ preventScroll: true });
  };
}
