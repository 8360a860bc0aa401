import { Play } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import { Button } from 'shared/ui';
import { useBulkRun } from '../bulk/useBulkRun.tsx';

/** Runs the recorded test once it is confirmed; the notice leads to the run. */
export function RunFirstTest({ test }: { test: BlueprintListItem }) {
  const { run, isPending } = useBulkRun([test], () => undefined);
  const isUnderWay = test.last_status === 'pending' || test.last_status === 'running';
  return (
    <Button
      requires="editor"
      icon={<Play />}
      isBusy={isPending || isUnderWay}
      busyLabel={isUnderWay ? 'Running...' : 'Starting...'}
      onClick={() => void run()}
    >
      Run It
    </Button>
  );
}
