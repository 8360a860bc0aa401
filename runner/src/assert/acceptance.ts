import type { StepFix } from 'shared/contract';
import { isAcceptable } from 'shared/page-model';
import type { AssertionOfPage, Shown } from 'shared/page-model/assert';
import type { RunContext } from '../core/run-context.ts';
import { fixOf } from '../core/step-fix.ts';

/**
 * The step with what the page shows now in place of what it expects. None where that comes from a variable, would be read as one, or is
 * secret.
 */
export function acceptanceOf(
  { written, values }: RunContext,
  assertion: AssertionOfPage,
  shown: Shown | undefined,
): StepFix[] {
  if (!shown) return [];
  if ('count' in shown) return written?.kind === 'count' ? fixOf('accept', { ...written, ...shown }) : [];
  if (!isAcceptable(shown.text)) return [];
  // Quoted in a sentence, a secret may look different.
  if (values.mask(shown.text) !== shown.text) return [];
  if (written?.kind !== 'value' && written?.kind !== 'page') return [];
  const isLiteral = 'text' in assertion && written.text === assertion.text;
  return isLiteral ? fixOf('accept', { ...written, ...shown }) : [];
}
