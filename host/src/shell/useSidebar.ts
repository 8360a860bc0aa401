import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'shared/router';

export interface Sidebar {
  isOpen: boolean;
  open: () => void;
  /** Closes it and gives the focus back to the button that opened it. */
  close: () => void;
}

interface Buttons {
  openButton: RefObject<HTMLButtonElement | null>;
  closeButton: RefObject<HTMLButtonElement | null>;
}

/** The sliding sidebar of small screens. It has the focus while it is open; Escape and a navigation close it too. */
export function useSidebar({ openButton, closeButton }: Buttons): Sidebar {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;

  const close = () => {
    setOpenedAt(null);
    requestAnimationFrame(() => openButton.current?.focus());
  };

  useEffect(() => {
    if (!isOpen) return;
    closeButton.current?.focus();
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeButton.current?.click();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen, closeButton]);

  return { isOpen, open: () => setOpenedAt(key), close };
}
