import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'shared/router';
import { media } from 'shared/theme';
import { useDocumentEvent } from 'shared/ui';

export interface Sidebar {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Wraps Tab from the last element of the sidebar to the first, and back. */
  handleTab: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Buttons {
  openButton: RefObject<HTMLButtonElement | null>;
  closeButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The sliding sidebar of small screens. While it is open it traps the focus and the page behind it does not scroll. Escape,
 * a navigation and a wide window close it, which returns the focus to the button that opened it.
 */
export function useSidebar({ openButton, closeButton }: Buttons): Sidebar {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const close = () => setOpenedAt(null);
  // A menu inside it handles its own Escape.
  useDocumentEvent('keydown', ({ key: pressed }) => pressed === 'Escape' && close(), isOpen);

  useEffect(() => {
    if (!isOpen) return;
    const openedBy = openButton.current;
    const wide = matchMedia(media.desktop.replace('@media ', ''));
    const handleWidth = () => wide.matches && setOpenedAt(null);
    closeButton.current?.focus();
    document.documentElement.style.overflow = 'hidden';
    wide.addEventListener('change', handleWidth);
    return () => {
      document.documentElement.style.overflow = '';
      wide.removeEventListener('change', handleWidth);
      openedBy?.focus();
    };
  }, [isOpen, openButton, closeButton]);

  return { isOpen, open: () => setOpenedAt(key), close, handleTab: isOpen ? trapTab : allowTab };
}

function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

function allowTab(): void {
  // A permanent sidebar does not trap the focus.
}
