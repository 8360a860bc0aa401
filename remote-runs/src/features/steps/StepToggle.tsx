import type { StepResult } from 'shared/contract';
import { styled } from 'shared/theme';
import { labelOf } from '../../model/step-place.ts';
import { MarkBadge } from './MarkBadge.tsx';
import { ToggleLine } from './ToggleLine.tsx';

interface Props {
  step: StepResult;
  isOpen: boolean;
  isCurrent: boolean;
  isPlaying: boolean;
  bodyId: string;
  onClick: () => void;
}

/** The line of a step; it opens the step's result and actions. */
export function StepToggle({ step, ...rest }: Props) {
  return (
    <ToggleLine
      label={labelOf(step)}
      isSuccessful={step.is_successful}
      duration={step.duration ?? null}
      {...rest}
    >
      <Task>{step.task}</Task>
      {step.marks?.map((mark) => (
        <MarkBadge key={mark.kind} mark={mark} />
      ))}
    </ToggleLine>
  );
}

const Task = styled.span`
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;
