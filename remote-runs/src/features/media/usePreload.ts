import { useEffect } from 'react';

/** Fetches the picture that is likely to be looked at next. */
export function usePreload(url: string | undefined): void {
  useEffect(() => {
    if (url === undefined) return;
    new Image().src = url;
  }, [url]);
}
