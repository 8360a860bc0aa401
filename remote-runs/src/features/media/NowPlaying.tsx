import type { StepResult } from 'shared/contract';
import { color, font, styled } from 'shared/theme';
import { nameOf } from '../../model/step-place.ts';

/** The step at the playhead. It is not announced: a playing video would never stop talking. */
export function NowPlaying({ step }: { step: StepResult | undefined }) {
  return <Root>{step ? `${nameOf(step)}: ${step.task}` : 'Choose a step to go to its start.'}</Root>;
}

const Root = styled.p`
  ${font('sm')}
  min-height: 2lh;
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;
