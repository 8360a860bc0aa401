/** Elements with a running finite animation. Longer animations are decoration. */

const MAX_DURATION_MS = 2000;

/** The elements that are animated now. */
export const animatedElements = (): Element[] =>
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
