import { color, radius, space, styled } from 'shared/theme';
import { Button, Row } from 'shared/ui';
import { focusStep } from '../../../components/focus-step.ts';
import type { StepPlan } from '../../../model/step-plan.ts';
import type { EditorStep } from '../../../model/step.ts';
import { belowText } from '../card-lines.ts';
import { PlanEntries } from './PlanEntries.tsx';
import { ProposalView } from './ProposalView.tsx';
import { useProposals } from './useProposals.ts';

interface Props {
  step: EditorStep;
  number: number;
  plan: StepPlan;
  /** Shows the elements that the plan knows; what it proposes is always shown. */
  isOpen: boolean;
}

/** What the plan proposes for a step and, if open, the elements that it knows: the last lines of a card. */
export function StepPlanDetails(props: Props) {
  const { number, plan, isOpen } = props;
  return (
    <>
      {plan.proposals.length > 0 && <Proposals {...props} />}
      {isOpen && <PlanEntries number={number} entries={plan.entries} />}
    </>
  );
}

function Proposals({ step, number, plan }: Props) {
  const { accept, dismiss, isPending } = useProposals();
  const decide = async (decision: typeof accept, id: number) => {
    // The buttons vanish with the proposal.
    if (await decision([id])) focusStep(step.id);
  };
  return plan.proposals.map((proposal) => (
    <Proposal key={proposal.id} role="group" aria-label={`Proposal for step ${number}`}>
      <ProposalView proposal={proposal} />
      <Row gap={2}>
        <Button size="sm" isBusy={isPending} onClick={() => void decide(accept, proposal.id)}>
          Accept
        </Button>
        <Button
          size="sm"
          variant="secondary"
          isBusy={isPending}
          onClick={() => void decide(dismiss, proposal.id)}
        >
          Dismiss
        </Button>
      </Row>
    </Proposal>
  ));
}

const Proposal = styled.div`
  ${belowText}
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
`;
