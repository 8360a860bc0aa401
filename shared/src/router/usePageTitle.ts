import { useEffect } from 'react';

/** Names the screen in the browser's title while the component is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Steplight`;
  }, [title]);
}
