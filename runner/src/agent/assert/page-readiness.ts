import { evaluateIsolated } from '../evaluate-isolated.ts';
import { withProbe, withProbeModules } from '../probe/dom-probe.ts';
import { animation } from '../probe/animation.ts';
import type { RunContext } from '../run-context.ts';
import type { AssertionResult } from './assertion-result.ts';

/** Why an absence cannot be asserted yet: the page is empty or still loading. */
export async function obstacleToAbsence({ window }: RunContext): Promise<AssertionResult | null> {
  const state = await evaluateIsolated(window.page(), readPageState);
  if (state === 'ready') return null;
  const why = state === 'empty' ? 'is empty' : 'is still loading';
  return {
    isTrue: false,
    sentence: () => `The page ${why}, so nothing can be said about what it does not show.`,
  };
}

const readPageState = withProbe((probe): 'ready' | 'loading' | 'empty' => {
  const { body } = document;
  if (document.readyState === 'loading' || !body) return 'loading';
  if ([...document.querySelectorAll('[aria-busy=true]')].some((element) => probe.isSeen(element)))
    return 'loading';
  const lines = probe.textOf(body).written.split('\n');
  if (lines.some((line) => /^(?:loading(?: \p{L}+){0,2}|please wait)\s*(?:\.{2,3}|…)$/iu.test(line)))
    return 'loading';
  if (lines.some((line) => line !== '')) return 'ready';
  const THINGS = 'img, svg, canvas, video, iframe, input, textarea, select, button';
  return [...body.querySelectorAll(THINGS)].some((element) => probe.isSeen(element)) ? 'ready' : 'empty';
});

/** The age of the page's document in milliseconds, and whether something in it is animated. */
export const readMotion = withProbeModules(animation)(
  ({ animatedElements }): { isMoving: boolean; age: number } => ({
    isMoving: animatedElements().length > 0,
    age: performance.now(),
  }),
);

/** Runs inside the page: whether it has loaded and cannot change: no script, frame, animation or refresh. */
export function cannotChange(): boolean {
  const LIVE = 'script, iframe, frame, object, embed, meta[http-equiv=refresh i], a[href^="javascript:" i]';
  return (
    document.readyState === 'complete' &&
    document.querySelector(LIVE) === null &&
    document.getAnimations().length === 0 &&
    !performance
      .getEntriesByType('resource')
      .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script') &&
    ![...document.querySelectorAll('*')].some((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
  );
}
