import type { PlanProposal, StepResult } from 'shared/contract';
import { useQuery } from 'shared/query';
import { maskedText, planText } from 'shared/step-language';
import { ErrorBox } from 'shared/ui';
import { proposalsQuery } from '../../api/plan-proposals.ts';
import { ProposalItem } from './ProposalItem.tsx';

interface Props {
  runId: number;
  /** null: the test was deleted. */
  testId: number | null;
  step: StepResult;
}

/** The changes of the plan that a run proposes for a step, to accept or dismiss. */
export function StepProposals({ runId, testId, step }: Props) {
  const { data = [], isError, isRefetching, refetch } = useQuery(proposalsQuery(runId));
  if (isError)
    return (
      <ErrorBox
        text="Whether this run proposes a change of the step could not be loaded."
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  return proposalsOfStep(data, step, testId).map((proposal) => (
    <ProposalItem key={proposal.id} runId={runId} proposal={proposal} />
  ));
}

/**
 * The proposals for a step: those of the module that it belongs to, else of the test, for its text.
 * @param testId null: the test was deleted
 */
function proposalsOfStep(
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
