/** Runs inside the page: what fades or slides and will come to an end; what goes on for longer moves for its own sake. */
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
