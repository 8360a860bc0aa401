import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { RunContext } from '../core/run-context.ts';
import type { AssertionResult } from './assertion-result.ts';

/**
 * Why an absence cannot be asserted: the page is empty or still loading, or has a part that cannot be read.
 * @param isPartlyUnread the browser has not said what closed shadow roots contain
 * @param loadsForEver that it says that it loads does not count
 */
export async function obstacleToAbsence(
  { window }: RunContext,
  isPartlyUnread = false,
  loadsForEver = false,
): Promise<AssertionResult | null> {
  const read = await evaluateIsolated(window.page(), 'readPageState');
  const state = read === 'loading' && loadsForEver ? 'ready' : read;
  const closedRoot = isPartlyUnread ? await evaluateIsolated(window.page(), 'findClosedRoot') : null;
  if (state === 'ready' && closedRoot === null) return null;
  const why =
    state === 'ready'
      ? `has an element, <${closedRoot}>, that may show what no step can read`
      : `is ${state === 'empty' ? 'empty' : 'still loading'}`;
  return {
    isTrue: false,
    sentence: () => `The page ${why}, so nothing can be said about what it does not show.`,
  };
}
