import { useSyncExternalStore } from 'react';
import { media } from 'shared/theme';

const phone = () => matchMedia(media.phone.replace('@media ', ''));

function subscribe(listener: () => void): () => void {
  const query = phone();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is too narrow to use a page within it. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches);
}
