import { CircleStop } from 'lucide-react';
import { confirmAndMutate } from 'shared/feedback';
import { Button } from 'shared/ui';
import { useCancelGroupRun } from '../../api/group-runs.ts';

const TEXT = 'Tests that have not finished are cancelled. The results so far are kept.';

interface Props {
  id: number;
  /** What the question says will happen. */
  text?: string;
}

/** Ends a group run after asking. */
export function StopRunButton({ id, text = TEXT }: Props) {
  const cancel = useCancelGroupRun();

  const handleClick = () =>
    confirmAndMutate(
      cancel,
      { params: { id } },
      {
        title: 'Stop this run?',
        text,
        confirmLabel: 'Stop Run',
        tone: 'danger',
        failed: 'Error',
        fallback: 'Failed to stop the run.',
      },
    );

  return (
    <Button
      requires="editor"
      variant="secondary"
      icon={<CircleStop size={16} aria-hidden />}
      isBusy={cancel.isPending}
      busyLabel="Stopping..."
      onClick={() => void handleClick()}
    >
      Stop Run
    </Button>
  );
}
