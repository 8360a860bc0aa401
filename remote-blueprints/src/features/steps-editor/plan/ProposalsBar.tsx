import type { PlanProposal } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { Button, Notice, Row } from 'shared/ui';
import { useDialog } from '../../../components/useDialog.ts';

const ProposalsDialog = lazyPart(async () => (await import('./ProposalsDialog.tsx')).ProposalsDialog);

/** How many changes the plan proposes, with a dialog that decides about several at once. */
export function ProposalsBar({ proposals }: { proposals: PlanProposal[] }) {
  const { isOpen, open, close } = useDialog();
  const count = proposals.length;
  if (count === 0 && !isOpen) return null;
  return (
    <Notice>
      <Row gap={3} justify="space-between" wrap>
        <span>{count === 1 ? '1 proposal' : `${count} proposals`} for steps whose elements have changed</span>
        <Button requires="viewer" variant="secondary" size="sm" onClick={open}>
          {count === 1 ? 'Review Proposal' : 'Review Proposals'}
        </Button>
      </Row>
      {isOpen && (
        <ProposalsDialog
          proposals={proposals}
          onClose={() => close()}
          // The button that has opened it is gone.
          onDone={() => close(() => document.getElementById('steps-heading')?.closest('section')?.focus())}
        />
      )}
    </Notice>
  );
}
