import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onGone` when the animations have ended that began as `isShown` became false; at once if there are none. */
export function useFadeOut(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  onGone: () => void,
): void {
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (isShown) return;
    const animations = element.current?.getAnimations?.() ?? [];
    if (animations.length === 0) gone();
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => gone());
  }, [element, isShown]);
}
