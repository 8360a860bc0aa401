import { useEffect } from 'react';

/** Calls `act` every `interval` milliseconds while the page is looked at, and whenever somebody comes back to it. */
export function useRegular(act: () => unknown, interval: number): void {
  useEffect(() => {
    const actIfSeen = () => {
      if (document.visibilityState === 'visible') act();
    };
    const timer = setInterval(actIfSeen, interval);
    document.addEventListener('visibilitychange', actIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', actIfSeen);
    };
  }, [act, interval]);
}
