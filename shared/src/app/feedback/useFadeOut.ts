import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onEnd` when the animations that start with `isShown` becoming false have ended; immediately without any. */
export function useFadeOut(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isShown) return;
    const animations = element.current?.getAnimations?.() ?? [];
    if (animations.length === 0) end();
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => end());
  }, [element, isShown]);
}
