import { useState } from 'react';

interface Opening {
  isOpen: boolean;
  opener: Element | null;
}

/**
 * What had the focus when an overlay was opened. It is noted while the overlay is rendered, before one of its fields takes
 * the focus. The function that is given hands the focus back.
 */
export function useOpener(isOpen: boolean): () => void {
  const [opening, setOpening] = useState<Opening>({ isOpen: false, opener: null });
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, opener: isOpen ? document.activeElement : opening.opener });
  return () => {
    if (opening.opener instanceof HTMLElement) opening.opener.focus({ preventScroll: true });
  };
}
