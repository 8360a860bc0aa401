import type { StepFix } from 'shared/contract';

const WHAT_IT_DOES: Record<StepFix['kind'], string> = {
  replace: 'Use',
  insert_before: 'Insert before',
  handle: 'Treat as an interruption',
  accept: 'Accept the new value',
  accept_text: 'Accept the new text',
};

/** What a button does with a sentence that a failed step may need, e.g. `Insert before: Accept the dialog`. */
export function fixLabel({ kind, sentence }: StepFix): string {
  return `${WHAT_IT_DOES[kind]}: ${sentence}`;
}
