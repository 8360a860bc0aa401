import { useEffect } from 'react';

/** Sets the title of the browser window. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Steplight`;
  }, [title]);
}
