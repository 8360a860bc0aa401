import { animatedElements, isSliding } from '../dom/animation.ts';
import { queryAll, shadowRootOf } from '../dom/basics.ts';
import { wall } from '../dom/covers.ts';
import { pendingTimers } from '../dom/told.ts';
import { isSeen } from '../dom/visibility.ts';
import { textOf } from '../dom/visible-text.ts';

/** Whether an element is a visible one of the page's own, without content that a script could read. */
export const mayHaveClosedRoot = (element: Element): boolean =>
  element.localName.includes('-') &&
  element.matches(':defined') &&
  shadowRootOf(element) === null &&
  textOf(element).written === '' &&
  element.childElementCount === 0 &&
  isSeen(element);

/** The tag of a visible custom element without content that a script could read; null: there is none. */
export function findClosedRoot(): string | null {
  const found = document.body ? queryAll(document.body, '*').find(mayHaveClosedRoot) : undefined;
  return found?.localName ?? null;
}

/** Whether a document has not arrived yet, or says by an attribute that it loads. */
export const isBusy = (): boolean =>
  document.readyState === 'loading' ||
  !document.body ||
  [...document.querySelectorAll('[aria-busy=true]')].some((element) => isSeen(element));

/** Whether a document has loaded with its scripts, styles and images. */
export const hasLoaded = (): boolean => document.readyState === 'complete';

/** Whether all that a person sees is a screen without anything to use, as while a page is prepared. */
export function isWaitingScreen(): boolean {
  const USABLE = 'a[href], button, input, select, textarea, iframe, video, [tabindex], [contenteditable]';
  const screen = wall();
  return screen !== null && !queryAll(screen, USABLE).some((element) => isSeen(element));
}

/** Whether a page shows something and says nowhere that it loads. */
export function readPageState(): 'ready' | 'loading' | 'empty' {
  const body = wall() ?? document.body;
  if (isBusy()) return 'loading';
  const lines = textOf(body).written.split('\n');
  if (lines.some((line) => /^(?:loading(?: \p{L}+){0,2}|please wait)\s*(?:\.{2,3}|…)$/iu.test(line)))
    return 'loading';
  if (lines.some((line) => line !== '')) return 'ready';
  const THINGS = 'img, svg, canvas, video, iframe, input, textarea, select, button';
  return [...body.querySelectorAll(THINGS)].some((element) => isSeen(element)) ? 'ready' : 'empty';
}

/** The age of the page's document in milliseconds, and whether something in it is animated, or slides to another place. */
export function readMotion(): { isMoving: boolean; isSliding: boolean; age: number } {
  return {
    isMoving: animatedElements().length > 0,
    isSliding: isSliding(),
    age: performance.now(),
  };
}

/** In how many milliseconds the last of the short timers is due that were started within the last `age` milliseconds; 0: there is none. */
export function timeUntilTimers(_: unknown, { age }: { age: number }): number {
  const now = performance.now();
  const due = pendingTimers().flatMap(({ startedAt, dueAt }) =>
    startedAt >= now - age ? [dueAt - now] : [],
  );
  // A page that is busy runs them late.
  return due.length === 0 ? 0 : Math.max(1, ...due);
}

/** Whether it has loaded and cannot change: no script, frame, animation or refresh. */
export function cannotChange(): boolean {
  const LIVE = 'script, iframe, frame, object, embed, meta[http-equiv=refresh i], a[href^="javascript:" i]';
  return (
    hasLoaded() &&
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
