import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'shared/router';
import { media } from 'shared/theme';

export interface Sidebar {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Leads Tab from the last thing in the sidebar to its first, and back. */
  handleTab: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Buttons {
  openButton: RefObject<HTMLButtonElement | null>;
  closeButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The sliding sidebar of small screens. While it is open it has the focus and the page behind it stands still; Escape, a
 * navigation and a window that becomes wide close it. The button that opened it gets the focus back.
 */
export function useSidebar({ openButton, closeButton }: Buttons): Sidebar {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const close = () => setOpenedAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const giveFocusBackTo = openButton.current;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      // A menu inside it takes its own Escape.
      if (event.key === 'Escape' && !event.defaultPrevented) setOpenedAt(null);
    };
    const wide = matchMedia(media.desktop.replace('@media ', ''));
    const handleWidth = () => wide.matches && setOpenedAt(null);
    closeButton.current?.focus();
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', handleKey);
    wide.addEventListener('change', handleWidth);
    return () => {
      document.documentElement.style.overflow = '';
      document.removeEventListener('keydown', handleKey);
      wide.removeEventListener('change', handleWidth);
      giveFocusBackTo?.focus();
    };
  }, [isOpen, openButton, closeButton]);

  return { isOpen, open: () => setOpenedAt(key), close, handleTab: isOpen ? keepTabInside : ignore };
}

function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

function ignore(): void {
  // A sidebar that is part of the page lets Tab pass.
}
