/** Runs inside the page: elements with a running finite animation. Longer animations are decoration. */
export function animation() {
  const MAX_DURATION_MS = 2000;

  const animatedElements = (): Element[] =>
    document
      .getAnimations()
      .flatMap(({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target &&
        Number(effect.getComputedTiming().endTime) < MAX_DURATION_MS
          ? [effect.target]
          : [],
      );

  return { animatedElements };
}
