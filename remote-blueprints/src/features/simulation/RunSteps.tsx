import { Play, Square } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { Button, IconButton } from 'shared/ui';
import type { StepRuns } from './useStepRuns.ts';

/** Starts the steps, and stops them while they run. A test without steps has nothing to run. */
export function RunSteps({ runs: { simulation, runSteps, steps } }: { runs: StepRuns }) {
  const { stop, isRunning, isWaiting, id } = simulation;
  const { run, isUploading, disabledReason } = runSteps;
  if (steps.length === 0) return null;
  return (
    <>
      {isRunning && (isWaiting || id !== null) && (
        <Tooltip text="Stop">
          <IconButton label="Stop" variant="secondary" size="sm" icon={<Square />} onClick={stop} />
        </Tooltip>
      )}
      <Button
        variant="secondary"
        size="sm"
        icon={<Play />}
        isBusy={isRunning || isUploading}
        busyLabel={isUploading ? 'Uploading...' : 'Running...'}
        disabledReason={disabledReason}
        aria-keyshortcuts="Control+Enter"
        onClick={run}
      >
        Run Steps
      </Button>
    </>
  );
}
