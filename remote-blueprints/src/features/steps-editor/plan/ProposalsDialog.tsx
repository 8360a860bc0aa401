import { useState } from 'react';
import { Dialog } from 'shared/overlay';
import type { PlanProposal } from 'shared/contract';
import { color, space, styled } from 'shared/theme';
import { Button, Checkbox, PlainList } from 'shared/ui';
import { useEditor } from '../../../state/editor.ts';
import { ProposalView } from './ProposalView.tsx';
import { useProposals } from './useProposals.ts';

interface Props {
  proposals: PlanProposal[];
  onClose: () => void;
  /** All proposals are decided. */
  onDone: () => void;
}

const NOTHING_SELECTED = 'Select a proposal first';

/** All proposals of a plan, to accept or dismiss several at once. */
export function ProposalsDialog({ proposals, onClose, onDone }: Props) {
  const { blueprintId } = useEditor();
  const { accept, dismiss, isPending } = useProposals();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const ids = proposals.map(({ id }) => id);
  const selectedIds = ids.filter((id) => selected.has(id));
  const disabledReason = selectedIds.length === 0 ? NOTHING_SELECTED : undefined;

  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const decide = async (decide: typeof accept, decidedIds: number[]) => {
    const isDone = await decide(decidedIds);
    if (isDone && decidedIds.length === ids.length) onDone();
  };

  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title="Proposals of the plan"
      description="An accepted new name is saved as the sentence of its step at once. A dismissed element is not taken for this step's again."
      isPending={isPending}
      footer={
        <>
          <Button
            variant="secondary"
            disabledReason={disabledReason}
            isBusy={isPending}
            onClick={() => void decide(dismiss, selectedIds)}
          >
            Dismiss Selected
          </Button>
          <Button
            variant="secondary"
            disabledReason={disabledReason}
            isBusy={isPending}
            onClick={() => void decide(accept, selectedIds)}
          >
            Accept Selected
          </Button>
          <Button isBusy={isPending} onClick={() => void decide(accept, ids)}>
            Accept All
          </Button>
        </>
      }
    >
      <List gap={4}>
        {proposals.map((proposal) => (
          <Item key={proposal.id}>
            <Checkbox
              label={nameOf(proposal, blueprintId)}
              checked={selected.has(proposal.id)}
              disabled={isPending}
              onChange={() => toggle(proposal.id)}
            />
            <Details>
              <ProposalView proposal={proposal} />
            </Details>
          </Item>
        ))}
      </List>
    </Dialog>
  );
}

/** `Steps 2 and 5: Click "Buy"`; one of a module that the test uses names the module. */
function nameOf(proposal: PlanProposal, blueprintId: number | null): string {
  const { step_numbers: numbers, text, test_blueprint_id: id, blueprint_title: title } = proposal;
  const module = id === blueprintId ? '' : ` of ${title}`;
  if (numbers.length === 0) return `${text}${module}`;
  const steps = new Intl.ListFormat('en').format(numbers.map(String));
  return `${numbers.length === 1 ? 'Step' : 'Steps'} ${steps}${module}: ${text}`;
}

const List = styled(PlainList)`
  overflow-wrap: anywhere;
`;

const Item = styled.li`
  display: grid;
  gap: ${space(2)};

  & + & {
    padding-top: ${space(4)};
    border-top: 1px solid ${color('border')};
  }
`;

/** Below the text of the checkbox. */
const Details = styled.div`
  padding-left: ${space(6)};
`;
