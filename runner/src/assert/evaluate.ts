import type { Assertion } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import { evaluateAccessible } from './accessible.ts';
import type { AssertionResult } from './assertion-result.ts';
import { evaluateDownloadContains, evaluateDownloaded } from './downloads.ts';
import { evaluateOnPage } from './page-verdict.ts';
import { evaluateRequest } from './request.ts';
import { evaluateVisual } from './visual.ts';

/** Evaluates an assertion once, without waiting or changing anything. */
export function evaluate(run: RunContext, assertion: Assertion): Promise<AssertionResult> {
  switch (assertion.kind) {
    case 'downloaded':
      return evaluateDownloaded(run, assertion);
    case 'downloadContains':
      return evaluateDownloadContains(run, assertion);
    case 'looksAsBefore':
      return evaluateVisual(run, assertion);
    case 'accessible':
      return evaluateAccessible(run, assertion);
    case 'request':
      return evaluateRequest(run, assertion);
    default:
      return evaluateOnPage(run, assertion);
  }
}
