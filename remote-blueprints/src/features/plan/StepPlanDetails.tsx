import { useContext } from 'react';
import { color, media, radius, space, styled } from 'shared/theme';
import { Button, Row } from 'shared/ui';
import { focusStep } from '../../components/focus-step.ts';
import { PlanEditingContext, type PlanEditing, type StepPlanProps } from '../../components/plan-editing.ts';
import { PlanEntries } from './PlanEntries.tsx';
import { ProposalView } from './ProposalView.tsx';
import { useProposals } from './useProposals.ts';

/** What the plan proposes for a step and, if open, the elements that it knows: the last lines of a card. */
export function StepPlanDetails(props: StepPlanProps) {
  const editing = useContext(PlanEditingContext);
  if (!editing) return null;
  const { number, plan, isOpen } = props;
  return (
    <>
      {plan.proposals.length > 0 && <Proposals editing={editing} {...props} />}
      {isOpen && <PlanEntries blueprintId={editing.blueprintId} number={number} entries={plan.entries} />}
    </>
  );
}

function Proposals({ editing, step, number, plan }: StepPlanProps & { editing: PlanEditing }) {
  const { accept, dismiss, isPending } = useProposals(editing);
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
  display: grid;
  grid-column: 3 / -1;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;
