import { useEffect } from 'react';

/** Calls `callback` every `interval` milliseconds while the page is visible, and when it becomes visible again. */
export function usePolling(callback: () => unknown, interval: number): void {
  useEffect(() => {
    const callIfVisible = () => {
      if (document.visibilityState === 'visible') callback();
    };
    const timer = setInterval(callIfVisible, interval);
    document.addEventListener('visibilitychange', callIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', callIfVisible);
    };
  }, [callback, interval]);
}
