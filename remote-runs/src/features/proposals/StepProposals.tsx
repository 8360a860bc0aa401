import type { StepResult } from 'shared/contract';
import { useQuery } from 'shared/query';
import { ErrorBox } from 'shared/ui';
import { proposalsQuery } from '../../api/plan-proposals.ts';
import { proposalsOfStep } from '../../model/step-proposals.ts';
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
