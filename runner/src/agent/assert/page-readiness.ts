import { evaluateIsolated } from '../evaluate-isolated.ts';
import { withProbe, withProbeModules } from '../probe/dom-probe.ts';
import { animation } from '../probe/animation.ts';
import type { RunContext } from '../run-context.ts';
import type { AssertionResult } from './assertion-result.ts';

/**
 * Why an absence cannot be asserted: the page is empty or still loading, or has a part that cannot be read.
 * @param isPartlyUnread the browser has not said what closed shadow roots contain
 */
export async function obstacleToAbsence(
  { window }: RunContext,
  isPartlyUnread = false,
): Promise<AssertionResult | null> {
  const state = await evaluateIsolated(window.page(), readPageState);
  const sealed = isPartlyUnread ? await evaluateIsolated(window.page(), findSealed) : null;
  if (state === 'ready' && sealed === null) return null;
  const why =
    state === 'ready'
      ? `has an element, <${sealed}>, that may show what no step can read`
      : `is ${state === 'empty' ? 'empty' : 'still loading'}`;
  return {
    isTrue: false,
    sentence: () => `The page ${why}, so nothing can be said about what it does not show.`,
  };
}

/** The tag of a visible custom element without content that a script could read; null: there is none. */
const findSealed = withProbe((probe): string | null => {
  const isSealed = (element: Element) =>
    element.localName.includes('-') &&
    element.matches(':defined') &&
    probe.shadowRootOf(element) === null &&
    probe.textOf(element).written === '' &&
    element.childElementCount === 0 &&
    probe.isSeen(element);
  const found = document.body ? probe.queryAll(document.body, '*').find(isSealed) : undefined;
  return found?.localName ?? null;
});

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
