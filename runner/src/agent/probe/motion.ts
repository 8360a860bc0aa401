/** Runs inside the page: what fades or slides and will come to an end; what goes on for longer moves for its own sake. */
export function motion() {
  const LONGEST_MS = 2000;

  const inMotion = (): Element[] =>
    document
      .getAnimations()
      .flatMap(({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target &&
        Number(effect.getComputedTiming().endTime) < LONGEST_MS
          ? [effect.target]
          : [],
      );

  return { inMotion };
}
