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

const PLACES = /^(?:transform|translate|left|right|top|bottom|inset|margin)/;

/** Whether a style sheet moves something to another place now, as the slides of a carousel, of which those in between are only passed. */
export const isSliding = (): boolean =>
  document
    .getAnimations()
    .some(
      (animation) =>
        animation instanceof CSSTransition &&
        animation.playState === 'running' &&
        PLACES.test(animation.transitionProperty) &&
        Number(animation.effect?.getComputedTiming().endTime) < MAX_DURATION_MS,
    );
