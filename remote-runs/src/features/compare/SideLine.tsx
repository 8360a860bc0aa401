import type { StepResult } from 'shared/contract';
import { runDuration } from 'shared/format';
import { color, css, font, media, space, styled } from 'shared/theme';
import { StepStatusIcon } from '../../components/StepStatusIcon.tsx';
import { labelOf } from '../../model/step-place.ts';

interface Props {
  /** Whose step it is; in view where the sides stand below each other. */
  label: string;
  step: StepResult | null;
  /** The other side says the same. */
  isSame: boolean;
}

/** A step as one of two runs had it. */
export function SideLine({ label, step, isSame }: Props) {
  return (
    <Root $isSame={isSame}>
      <Label $isSame={isSame}>{label}:</Label>
      {step ? (
        <>
          <StepNumber>{labelOf(step)}</StepNumber>
          <Task>{step.task}</Task>
          {typeof step.duration === 'number' && <Duration>{runDuration(step.duration)}</Duration>}
          <StepStatusIcon isSuccessful={step.is_successful} />
        </>
      ) : (
        <Absent>No such step</Absent>
      )}
    </Root>
  );
}

/** On a phone equal texts are shown once. */
const Root = styled.span<{ $isSame: boolean }>`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  min-width: 0;

  ${media.phone} {
    flex-wrap: wrap;

    ${({ $isSame }) =>
      $isSame &&
      css`
        &:not(:first-child) {
          display: none;
        }
      `}
  }
`;

const Label = styled.span<{ $isSame: boolean }>`
  ${font('xs')}
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  color: ${color('textMuted')};
  white-space: nowrap;

  ${media.phone} {
    ${({ $isSame }) =>
      !$isSame &&
      css`
        position: static;
        flex-basis: 100%;
        height: auto;
        clip-path: none;
      `}
  }
`;

const StepNumber = styled.span`
  min-width: 2ch;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Task = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Duration = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`;

const Absent = styled.span`
  color: ${color('textMuted')};
  font-style: italic;
`;
