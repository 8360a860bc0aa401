import { SkipBack } from 'lucide-react';
import { useContext } from 'react';
import { PhraseButton } from '../../../components/PhraseButton.tsx';
import { RunToStepContext } from '../../../components/run-to-step.ts';
import { StoredStepContext } from '../../../components/step-page.ts';

interface Props {
  stepId: string;
  text: string;
  /** Ends the edit of the text before the steps run. */
  onLeave: (() => void) | undefined;
}

/** Makes the page of a step known. It is found by the text that is stored: of another one a run would tell nothing. */
export function RunToHere({ stepId, text, onLeave }: Props) {
  const runTo = useContext(RunToStepContext);
  const stored = useContext(StoredStepContext)(stepId);
  if (!runTo || stored?.action !== text) return null;
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
      Run to here to get suggestions with the names on the page
    </PhraseButton>
  );
}
