import type { PlanProposal, StepResult } from 'shared/contract';
import { planText } from 'shared/step-language';

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
  const text = planText(task, type);
  return proposals.filter((proposal) => proposal.test_blueprint_id === ownerId && proposal.text === text);
}
