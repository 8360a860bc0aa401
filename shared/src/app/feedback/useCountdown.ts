import { useEffect, useEffectEvent, useRef } from 'react';

interface Options {
  /** Milliseconds; null: never ends. */
  duration: number | null;
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once after `duration`, not counting pauses. */
export function useCountdown({ duration, isPaused, onEnd }: Options): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || remaining.current === null) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) remaining.current -= performance.now() - started;
    };
  }, [isPaused]);
}
