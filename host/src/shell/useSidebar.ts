import { useEffect, useState } from 'react';
import { useLocation } from 'shared/router';
import { media } from 'shared/theme';

interface Sidebar {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether the sliding sidebar of small screens is open. A navigation and a wide window close it. */
export function useSidebar(): Sidebar {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(media.desktop.replace('@media ', ''));
    const handleWidth = () => wide.matches && setOpenedAt(null);
    wide.addEventListener('change', handleWidth);
    return () => wide.removeEventListener('change', handleWidth);
  }, [isOpen]);

  return { isOpen, open: () => setOpenedAt(key), close: () => setOpenedAt(null) };
}
