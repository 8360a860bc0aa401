import type { Assertion } from 'shared/step-language';
import type { Snapshot } from '../snapshot.ts';
import { refuteCount } from './count.ts';
import { refuteOrder, refutePosition } from './order.ts';
import { refuteOptions, refutePage } from './page.ts';
import { refuteState } from './state.ts';
import { refuteShows } from './shows.ts';
import { refuteNumber, refutePlaceholder, refuteValue } from './value.ts';

/**
 * Whether a snapshot proves an assertion false, whatever a careful person could mean by it. It errs on the side of `false`: then the
 * assertion may still be false, but it is not used.
 */
export function isRefuted(assertion: Assertion, page: Snapshot): boolean {
  switch (assertion.kind) {
    case 'shows':
      return refuteShows(assertion, page);
    case 'state':
      return refuteState(assertion, page);
    case 'value':
      return refuteValue(assertion, page);
    case 'number':
      return refuteNumber(assertion, page);
    case 'placeholder':
      return refutePlaceholder(assertion, page);
    case 'count':
      return refuteCount(assertion, page);
    case 'page':
    case 'pageNamed':
      return refutePage(assertion, page);
    case 'sorted':
      return refuteOrder(assertion, page);
    case 'position':
      return refutePosition(assertion, page);
    case 'dialogSays':
      return !page.everything.includes(assertion.text);
    case 'error':
      return !assertion.negated && assertion.text !== null && !page.everything.includes(assertion.text);
    case 'only':
    case 'options':
      return refuteOptions(assertion, page);
    // A snapshot of the page tells nothing of these.
    case 'downloaded':
    case 'downloadContains':
    case 'looksAsBefore':
    case 'accessible':
    case 'request':
      return false;
  }
}
