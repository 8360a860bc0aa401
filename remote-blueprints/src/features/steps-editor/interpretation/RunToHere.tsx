import { SkipBack } from 'lucide-react';
import { useContext } from 'react';
import { PhraseButton } from '../../../components/PhraseButton.tsx';
import { RunToStepContext } from '../../../components/run-to-step.ts';
import { unclearSteps } from '../../../model/step-readings.ts';

interface Props {
  stepId: string;
  /** Ends the edit of the text before the steps run. */
  onLeave: (() => void) | undefined;
}

/** Makes the page of a step known: of the first that is unclear, since a run stops there. */
export function RunToHere({ stepId, onLeave }: Props) {
  const runTo = useContext(RunToStepContext);
  const first = runTo && unclearSteps(runTo.steps)[0];
  if (!runTo || (first && runTo.steps.findIndex(({ id }) => id === stepId) >= first.number)) return null;
  const handleClick = () => {
    onLeave?.();
    runTo.run(stepId);
  };
  return (
    <PhraseButton
      disabledReason={runTo.isRunning ? 'The steps are running.' : undefined}
      // The edited field keeps the focus until the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={handleClick}
    >
      <SkipBack size={14} aria-hidden />
      Run to here to read the names on its page
    </PhraseButton>
  );
}
