import { SkipBack, Sparkles } from 'lucide-react';
import { useContext } from 'react';
import { space, styled } from 'shared/theme';
import { RunToStepContext } from '../../../components/run-to-step.ts';
import { unclearSteps } from '../../../model/step-readings.ts';
import { useAskModel } from '../../../state/ask-model.ts';
import { PhraseButton } from '../../../components/PhraseButton.tsx';
import { PickInPage } from '../PickInPage.tsx';

interface Props {
  stepId: string;
  /** Its element can be picked. */
  canPick: boolean;
  /** A run up to it would give it suggestions. */
  lacksPage: boolean;
  /** Ends the edit of the text before the model is asked. */
  onLeave: (() => void) | undefined;
}

/** What helps with a step that no suggestion fits: the page that it is on, and the model. */
export function UnclearHelp({ stepId, canPick, lacksPage, onLeave }: Props) {
  const askModel = useAskModel();
  const handleAsk = () => {
    onLeave?.();
    askModel?.([stepId]);
  };
  return (
    <Root>
      {lacksPage && <RunToHere stepId={stepId} onLeave={onLeave} />}
      {canPick && <PickInPage stepId={stepId} />}
      {askModel && (
        <PhraseButton keepsFocus onClick={handleAsk}>
          <Sparkles size={14} aria-hidden />
          Ask the model
        </PhraseButton>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
`;

interface RunToHereProps {
  stepId: string;
  /** Ends the edit of the text before the steps run. */
  onLeave: (() => void) | undefined;
}

/** Makes the page of a step known: of the first that is unclear, since a run stops there. */
function RunToHere({ stepId, onLeave }: RunToHereProps) {
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
      keepsFocus
      onClick={handleClick}
    >
      <SkipBack size={14} aria-hidden />
      Run to here to read the names on its page
    </PhraseButton>
  );
}
