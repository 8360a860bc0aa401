import { RotateCw } from 'lucide-react';
import { Button } from 'shared/ui';
import { useTriggerRun } from '../../api/group-runs.ts';
import { useStartOutcome } from '../../components/useStartOutcome.ts';

interface Props {
  testId: number;
  name: string;
  /** Of the run on show; null: none. */
  environment: string | null;
  /** Of the test's table; null: it has none. */
  rowName: string | null;
  /** The run on show has not ended. */
  isUnfinished: boolean;
}

/** Runs the test of a test run, or the row of its table, once more, without the others of its group run. */
export function RunTestAgain({ testId, name, isUnfinished, ...place }: Props) {
  const trigger = useTriggerRun();
  const { openRun, showFailure } = useStartOutcome();
  return (
    <Button
      requires="editor"
      variant="secondary"
      icon={<RotateCw size={16} aria-hidden />}
      isBusy={trigger.isPending}
      busyLabel="Starting..."
      disabledReason={isUnfinished ? 'The test has not finished yet.' : undefined}
      onClick={() =>
        trigger.mutate(
          { testIds: [testId], ...place },
          { onSuccess: (run) => openRun(run, name), onError: showFailure },
        )
      }
    >
      Run Again
    </Button>
  );
}
