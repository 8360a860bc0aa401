import { CircleStop } from 'lucide-react';
import { confirm } from 'shared/feedback';
import { Button } from 'shared/ui';
import { useCancelGroupRun } from '../../api/group-runs.ts';
import { noticeFailure } from '../../notices.ts';

const TEXT = 'Tests that have not finished are cancelled. The results so far are kept.';

const QUESTION = {
  title: 'Stop this run?',
  confirmLabel: 'Stop Run',
  tone: 'danger',
} as const;

interface Props {
  id: number;
  /** What the question says will happen. */
  text?: string;
}

/** Ends a group run after asking. */
export function StopRunButton({ id, text = TEXT }: Props) {
  const cancel = useCancelGroupRun();

  const handleClick = async () => {
    if (!(await confirm({ ...QUESTION, text }))) return;
    const call = { params: { id } };
    cancel.mutate(call, { onError: (error) => noticeFailure(error, 'Failed to stop the run.') });
  };

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
