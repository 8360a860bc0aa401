import type { StepMark, StepResult } from 'shared/contract';
import { styled } from 'shared/theme';
import { Badge } from 'shared/ui';
import { markLabel } from '../../model/mark.ts';
import { labelOf } from '../../model/step-place.ts';
import { MarkIcon, markTone } from './MarkIcon.tsx';
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

/** What is remarkable about a step, in a word or two; the rest shows when it is pointed at, and in the open step. */
function MarkBadge({ mark: { kind, text } }: { mark: StepMark }) {
  return (
    <Badge tone={markTone(kind)} icon={<MarkIcon kind={kind} />} title={text}>
      {markLabel(kind)}
    </Badge>
  );
}
