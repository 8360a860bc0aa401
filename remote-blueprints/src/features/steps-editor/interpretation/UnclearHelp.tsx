import { Sparkles } from 'lucide-react';
import { space, styled } from 'shared/theme';
import { useAskModel } from '../../../components/ask-model.ts';
import { PhraseButton } from '../../../components/PhraseButton.tsx';
import { PickInPage } from '../PickInPage.tsx';

interface Props {
  stepId: string;
  /** Its element can be picked. */
  canPick: boolean;
  /** Ends the edit of the text before the model is asked. */
  onLeave: (() => void) | undefined;
}

/** What helps with a step that no suggestion fits: the live page, and the model. */
export function UnclearHelp({ stepId, canPick, onLeave }: Props) {
  const askModel = useAskModel();
  const handleAsk = () => {
    onLeave?.();
    askModel?.ask([stepId]);
  };
  return (
    <Root>
      {canPick && <PickInPage stepId={stepId} />}
      {askModel && (
        <PhraseButton
          type="button"
          // The edited field keeps the focus until the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={handleAsk}
        >
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
