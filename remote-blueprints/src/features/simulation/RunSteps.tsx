import { Play, Square } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Tooltip } from 'shared/overlay';
import { Button, IconButton } from 'shared/ui';
import type { EditorStep } from '../../model/step.ts';
import { useRunQuestion } from './useRunQuestion.ts';
import type { SimulationState } from './useSimulation.ts';

const UnclearStepsDialog = lazy(async () => ({
  default: (await import('./UnclearStepsDialog.tsx')).UnclearStepsDialog,
}));

interface Props {
  simulation: SimulationState;
  steps: EditorStep[];
  url: string;
  /** The file that the steps may need is on its way. */
  isUploading: boolean;
}

/** Starts the steps, and stops them while they run. */
export function RunSteps({ simulation: { start, stop, isRunning, id }, steps, url, isUploading }: Props) {
  const question = useRunQuestion(steps, start);
  return (
    <>
      {isRunning && id !== null && (
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
        disabledReason={reasonNotToRun(steps, url)}
        onClick={question.run}
      >
        Run Steps
      </Button>
      {question.unclear && (
        <Suspense>
          <UnclearStepsDialog
            unclear={question.unclear}
            onRun={question.runAnyway}
            onReview={question.review}
          />
        </Suspense>
      )}
    </>
  );
}

function reasonNotToRun(steps: EditorStep[], url: string): string | undefined {
  if (url.trim() === '') return 'Please provide a starting URL first';
  const unchosen = steps.findIndex(
    (step) => step.type === 'module' && step.test_blueprint_module_id === null,
  );
  return unchosen < 0 ? undefined : `Choose a module for step ${unchosen + 1} first`;
}
