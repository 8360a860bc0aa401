import type { PlanProposal, StepResult } from 'shared/contract';
import { maskedText, planText } from 'shared/step-language';

/**
 * The proposals for a step: those of the module that it belongs to, else of the test, for its text.
 * @param testId null: the test was deleted
 */
export function proposalsOfStep(
  proposals: PlanProposal[],
  { task, type = 'act', place }: StepResult,
  testId: number | null,
): PlanProposal[] {
  const ownerId = place?.module ? place.module.id : testId;
  // What a step types into a password field is not in the results.
  const shown = (text: string) => planText(maskedText(text), type);
  const text = shown(task);
  return proposals.filter((one) => one.test_blueprint_id === ownerId && shown(one.text) === text);
}
