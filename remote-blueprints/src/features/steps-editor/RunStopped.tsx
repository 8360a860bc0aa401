import { CircleStop, LocateFixed } from 'lucide-react';
import { color, font, media, space, styled, wrappingRow } from 'shared/theme';
import { focusStep } from '../../components/focus-step.ts';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import type { RunStop } from '../../model/simulation.ts';

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
  ${font('sm')}
  ${wrappingRow(1, 2)}
  grid-column: 3 / -1;
  min-width: 0;
  color: ${color('textMuted')};
  overflow-wrap: anywhere;

  & > span > svg {
    display: inline-block;
    margin: -2px ${space(1)} 0 0;
    vertical-align: middle;
  }

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const Word = styled.span`
  font-weight: 500;
`;
