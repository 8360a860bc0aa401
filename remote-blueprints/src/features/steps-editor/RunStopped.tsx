import { CircleStop, LocateFixed } from 'lucide-react';
import { color, font, space, styled, wrappingRow } from 'shared/theme';
import { focusStep } from '../../components/focus-step.ts';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import type { RunStop } from '../../model/simulation.ts';
import { belowText } from './card-lines.ts';

/** Says at the step that was to be run to why the run did not come to it, and leads to the step where it ended. */
export function RunStopped({ stop: { stepId, name, isUnclear } }: { stop: RunStop }) {
  return (
    <Root>
      <span>
        <CircleStop size={14} aria-hidden />
        <Word>Not reached:</Word> the run stopped at {name}, which {isUnclear ? 'is unclear' : 'failed'}.
      </span>
      {stepId !== null && (
        <PhraseButton onClick={() => focusStep(stepId)}>
          <LocateFixed size={14} aria-hidden />
          Go to {name}
        </PhraseButton>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${belowText}
  ${font('sm')}
  ${wrappingRow(1, 2)}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;

  & > span > svg {
    display: inline-block;
    margin: -2px ${space(1)} 0 0;
    vertical-align: middle;
  }
`;

const Word = styled.span`
  font-weight: 500;
`;
