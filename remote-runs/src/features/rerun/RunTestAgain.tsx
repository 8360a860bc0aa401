import { RotateCw } from 'lucide-react';
import { Button } from 'shared/ui';
import { useTriggerTestRun } from '../../api/group-runs.ts';
import { useStartOutcome } from './useStartOutcome.ts';

interface Props {
  testId: number;
  name: string;
  /** The run on show has not ended. */
  isUnfinished: boolean;
}

/** Runs the test of a test run once more, without the others of its group run. */
export function RunTestAgain({ testId, name, isUnfinished }: Props) {
  const trigger = useTriggerTestRun(testId);
  const { openRun, showFailure } = useStartOutcome();
  return (
    <Button
      variant="secondary"
      icon={<RotateCw size={16} aria-hidden />}
      isBusy={trigger.isPending}
      busyLabel="Starting..."
      disabledReason={isUnfinished ? 'The test has not finished yet.' : undefined}
      onClick={() =>
        trigger.mutate(undefined, { onSuccess: (run) => openRun(run, name), onError: showFailure })
      }
    >
      Run Again
    </Button>
  );
}
