import { valuesOf, type Valued } from 'shared/page-model/assert';
import type { Target } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import type { DescribedElement } from '../core/step-failure.ts';
import { assertedPage } from './asserted-page.ts';

/** The values that a target refers to, in document order; may be empty. */
export function labelledValues(run: RunContext, target: Target): Promise<Valued<DescribedElement>[]> {
  return valuesOf(assertedPage(run), target);
}
