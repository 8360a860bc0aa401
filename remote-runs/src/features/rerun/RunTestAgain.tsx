import { RotateCw } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { Button } from 'shared/ui';
import { useRerun } from '../../api/group-runs.ts';
import { useStartOutcome } from '../../components/useStartOutcome.ts';
import { isUnfinished } from '../../model/run-status.ts';
import { testRunTitle } from '../../model/test-run.ts';

/** Runs the test of a test run, or the row of its table, once more as it was started, without the others of its group run. */
export function RunTestAgain({ run }: { run: TestRun }) {
  const rerun = useRerun();
  const { openRun, showFailure } = useStartOutcome();
  return (
    <Button
      requires="editor"
      variant="secondary"
      icon={<RotateCw size={16} aria-hidden />}
      isBusy={rerun.isPending}
      busyLabel="Starting..."
      disabledReason={isUnfinished(run.status) ? 'The test has not finished yet.' : undefined}
      onClick={() =>
        rerun.mutate(
          { params: { id: run.test_group_run_id }, body: { test_run_id: run.id } },
          {
            onSuccess: ({ test_group_run: started }) => openRun(started, testRunTitle(run)),
            onError: showFailure,
          },
        )
      }
    >
      Run Again
    </Button>
  );
}
