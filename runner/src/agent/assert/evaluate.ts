import type { Assertion } from 'shared/step-language';
import type { RunContext } from '../run-context.ts';
import type { AssertionOf, AssertionResult } from './assertion-result.ts';
import { evaluateAccessible } from './accessible.ts';
import { evaluateCount } from './count.ts';
import { evaluateDialog } from './dialog-text.ts';
import { evaluateDownloadContains, evaluateDownloaded } from './downloads.ts';
import { evaluateError } from './error.ts';
import { evaluateVisual } from './visual.ts';
import { evaluateOnly } from './only.ts';
import { evaluateOptions } from './options.ts';
import { evaluatePage, evaluatePageName } from './page.ts';
import { evaluatePlaceholder } from './placeholder.ts';
import { evaluatePosition } from './position.ts';
import { evaluateRequest } from './request.ts';
import { evaluateShows } from './shows.ts';
import { evaluateSorted } from './sorted.ts';
import { evaluateState } from './state.ts';
import { evaluateNumber, evaluateValue } from './value.ts';

const EVALUATORS: {
  [K in Assertion['kind']]: (run: RunContext, assertion: AssertionOf<K>) => Promise<AssertionResult>;
} = {
  shows: evaluateShows,
  state: evaluateState,
  value: evaluateValue,
  number: evaluateNumber,
  placeholder: evaluatePlaceholder,
  count: evaluateCount,
  page: evaluatePage,
  pageNamed: evaluatePageName,
  sorted: evaluateSorted,
  position: evaluatePosition,
  dialogSays: evaluateDialog,
  error: evaluateError,
  only: evaluateOnly,
  options: evaluateOptions,
  downloaded: evaluateDownloaded,
  downloadContains: evaluateDownloadContains,
  looksAsBefore: evaluateVisual,
  accessible: evaluateAccessible,
  request: evaluateRequest,
};

/** Evaluates an assertion once, without waiting or changing anything. */
export function evaluate<K extends Assertion['kind']>(
  run: RunContext,
  assertion: AssertionOf<K> & { kind: K },
): Promise<AssertionResult> {
  return EVALUATORS[assertion.kind](run, assertion);
}
