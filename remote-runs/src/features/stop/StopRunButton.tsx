import { CircleStop } from 'lucide-react';
import { confirm } from 'shared/feedback';
import { Button } from 'shared/ui';
import { useCancelGroupRun } from '../../api/group-runs.ts';
import { noticeFailure } from '../../notices.ts';

const QUESTION = {
  title: 'Stop this run?',
  text: 'Tests that have not finished are cancelled. The results so far are kept.',
  confirmLabel: 'Stop Run',
  tone: 'danger',
} as const;

/** Ends a group run after asking. */
export function StopRunButton({ id }: { id: number }) {
  const cancel = useCancelGroupRun(id);

  const handleClick = async () => {
    if (!(await confirm(QUESTION))) return;
    cancel.mutate(undefined, { onError: (error) => noticeFailure(error, 'Failed to stop the run.') });
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
